import { conflictBehind } from '../db/conflict.ts';
import { refusal } from '../http/refusal.ts';

/**
 * Books, once however often it is asked: a conflict is success for whoever has booked the same
 * before, as a repeat finds its own booking in the way, and a refusal (409) for everybody else.
 */
export async function bookOnce(
  book: () => Promise<void>,
  isBooked: () => Promise<boolean>,
): Promise<void> {
  try {
    await book();
  } catch (error) {
    const conflict = conflictBehind(error);
    if (conflict === undefined) throw error;
    if (await isBooked()) return;
    throw refusal(
      409,
      conflict.message || 'This time has been taken meanwhile. Please choose another one.',
    );
  }
}
