import { config } from 'zod/v4/core'
import { trustOurOwn } from '@/lib/trusted-types'

// Before anything of the app runs in the browser.
trustOurOwn(window)

// Zod would try whether it may make functions from strings, which the policies forbid, and report.
config({ jitless: true })
