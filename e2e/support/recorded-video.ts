import type { Page } from '@playwright/test'

/** Two seconds of a moving square, recorded by the browser itself. */
export async function recordVideo(page: Page, mimeType = 'video/webm'): Promise<Buffer> {
  const base64 = await page.evaluate(async (type) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 320, height: 180 })
    const context = canvas.getContext('2d')
    const draw = setInterval(() => {
      if (!context) return
      context.fillStyle = '#dfe9ec'
      context.fillRect(0, 0, 320, 180)
      context.fillStyle = '#a8412a'
      context.fillRect((performance.now() / 10) % 320, 60, 60, 60)
    }, 40)
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: type })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.start()
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await new Promise((resolve) => {
      recorder.onstop = resolve
      recorder.stop()
    })
    clearInterval(draw)
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, mimeType)
  return Buffer.from(base64, 'base64')
}
