// Preloaded into children: when the launcher is killed outright, they must not stay behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Only listening must not keep a child alive that is done.
process.channel?.unref()
