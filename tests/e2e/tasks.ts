import { createTask } from '#domain/contract/calendar.ts';
import { dayFromNow } from './hosts.ts';
import type { Member, People } from './people.ts';

/** A new member with a task of today, at seven in the morning in Kolkata. */
export async function memberWithTask(
  people: People,
  fullName: string,
  title: string,
): Promise<Member> {
  const member = await people.member(fullName);
  await people.ask(member, createTask, {
    user_id: member.session.userID,
    title,
    time_slot: `${dayFromNow(0)}T07:00:00+05:30`,
    status: 'To do',
  });
  return member;
}
