// Preloaded into children: they must end when the launcher is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// A finished build must not wait for the channel. A server keeps it referenced: without it `next dev`,
// whose own child listens, would end at once.
if (process.argv.includes('build')) process.channel?.unref()
