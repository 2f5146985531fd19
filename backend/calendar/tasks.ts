import { and, eq } from 'drizzle-orm';
import type { Task } from '#domain/calendar.ts';
import { tasks } from '../db/calendar-schema.ts';
import type { Database } from '../db/database.ts';
import type { Page } from '../http/page.ts';
import { type Adding, addEntry } from './add-entry.ts';
import { changeEntry } from './own-entry.ts';

/** A page of a person's tasks. */
export function listTasks(db: Database, userId: string, page: Page) {
  return db
    .select({
      id: tasks.id,
      addedAt: tasks.addedAt,
      user_id: tasks.userId,
      time_slot: tasks.timeSlot,
      status: tasks.status,
      title: tasks.title,
      notes: tasks.notes,
    })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), page.after))
    .orderBy(...page.order)
    .limit(page.rows);
}

/** Adds a task by hand; answers with its id. */
export function addTask(db: Database, wanted: Task, adding: Adding): Promise<string> {
  const { user_id: userId, status, title, notes } = wanted;
  const { timeSlot, now: addedAt } = adding;
  return addEntry(db, tasks, { ...adding, userId, kind: 'tasks' }, (transaction, id) =>
    transaction.insert(tasks).values({ id, userId, timeSlot, status, title, notes, addedAt }),
  );
}

/** Changes a task that was added by hand; refuses any other (404). */
export function updateTask(
  db: Database,
  wanted: Task & { readonly id: string },
  timeSlot: Date,
): Promise<void> {
  const { id, user_id: userId, notes = null, status, title } = wanted;
  return changeEntry(tasks, { id, userId }, (own) =>
    db.update(tasks).set({ timeSlot, status, title, notes }).where(own).returning({ id: tasks.id }),
  );
}
