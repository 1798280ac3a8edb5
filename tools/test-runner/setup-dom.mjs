import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Patience for a slow machine, no figure.
configure({ asyncUtilTimeout: 10_000 })

// jsdom reads no files.
globalThis.Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(0)
