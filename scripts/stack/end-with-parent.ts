// Loaded into every child of the stack: should the stack itself be killed, its children end too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

export {};
