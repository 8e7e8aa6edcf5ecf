/** Loaded before a program that knows nothing of the launcher: it is asked to end when the launcher is gone. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone keeps nothing running.
process.channel?.unref();
