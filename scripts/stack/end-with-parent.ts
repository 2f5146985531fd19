// Loaded into every child of the stack, so that the children end if the stack itself is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

export {};
