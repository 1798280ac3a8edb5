// Preloaded into a process under test: tells its memory when asked, with nothing in it that could go.
process.on('message', async (message) => {
  if (message !== 'memory') return
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc()
    await new Promise((resume) => setImmediate(resume))
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send({ rss, heapUsed, external })
})
