import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Patience for a slow machine, no figure.
configure({ asyncUtilTimeout: 10_000 })

// jsdom reads no files.
globalThis.Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(0)

// jsdom knows no modal dialogs.
if ('HTMLDialogElement' in globalThis) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
