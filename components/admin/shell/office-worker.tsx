'use client'

import { useEffect } from 'react'
import { officeApp, WORKER_POLICY } from '@/lib/office-app'

/** Registers the office's service worker: offline page, shared photos. */
export function OfficeWorker() {
  useEffect(() => {
    void register()
  }, [])
  return null
}

let address: string | undefined

async function register(): Promise<void> {
  // Missing over plain http, and in some private windows.
  if (!navigator.serviceWorker) return
  try {
    address ??= trusted(officeApp.worker)
    await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' })
  } catch (error) {
    // The office works without.
    console.error('Could not register the service worker', error)
  }
}

/** A policy can be made once in a document. */
function trusted(url: string): string {
  const rules = {
    createHTML: () => null,
    createScript: () => null,
    createScriptURL: (wanted: string) => (wanted === officeApp.worker ? wanted : null),
  }
  const policy = window.trustedTypes?.createPolicy(WORKER_POLICY, rules) as typeof rules | undefined
  return policy?.createScriptURL(url) ?? url
}
