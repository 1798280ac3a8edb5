// Preloaded into children: when the launcher is killed outright, they must not stay behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Only listening must not keep a build alive that is done. A server's channel stays: without it
// `next dev`, whose own child does the listening, would end at once.
if (process.argv.includes('build')) process.channel?.unref()
