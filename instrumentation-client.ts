import { trustOurOwn } from '@/lib/trusted-types'

// Before anything of the app runs in the browser.
trustOurOwn(window)
