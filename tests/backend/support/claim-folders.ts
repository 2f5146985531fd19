import { type FolderLock, lockFolder } from '../../../backend/db/folder-lock.ts';

// Run as a process of its own: claims each folder that it is sent, and keeps it to the end.
// A lock that nothing refers to would be given back with the garbage.
const held: FolderLock[] = [];
process.on('message', async (folder: string) => {
  const answer = await lockFolder(folder).then(
    (lock) => {
      held.push(lock);
      return 'held';
    },
    (error: Error) => error.message,
  );
  process.send?.(answer);
});
process.send?.('ready');
