import { lockFolder } from '../../../backend/db/folder-lock.ts';

// Run as a process of its own: claims each folder that it is sent, and keeps it to the end.
process.on('message', async (folder: string) => {
  const answer = await lockFolder(folder).then(
    () => 'held',
    (error: Error) => error.message,
  );
  process.send?.(answer);
});
process.send?.('ready');
