import { trustOurOwn } from '@/lib/next/trusted-types'

// Before anything of the app runs in the browser.
trustOurOwn(window)

// Zod would try whether it may make functions from strings, which the policies forbid, and report. Its
// settings lie here wherever it is loaded; to import them would bring it to every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
