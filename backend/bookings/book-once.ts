import { conflictBehind } from '../db/conflict.ts';
import { refusal } from '../http/refusal.ts';

/**
 * Books, and treats a conflict with the person's own earlier booking as success: a repeated request
 * conflicts with itself. Any other conflict is a refusal (409).
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
