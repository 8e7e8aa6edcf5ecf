/** Preloaded into programs that do not handle `disconnect`: sends SIGTERM when the launcher exits. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The IPC channel must not keep the process alive.
process.channel?.unref();
