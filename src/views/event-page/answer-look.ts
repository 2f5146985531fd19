import type { Answer } from '../../domain/event-answers.ts';
import type { BadgeProps } from '../ui/badge.tsx';

/** The name and tone of each answer, in the order of display. */
export const answerLook: Readonly<
  Record<Answer, { label: string; tone: NonNullable<BadgeProps['tone']> }>
> = {
  accepted: { label: 'Accepted', tone: 'accepted' },
  rejected: { label: 'Rejected', tone: 'rejected' },
  responded: { label: 'Responded', tone: 'brand' },
  waiting: { label: 'Waiting', tone: 'waiting' },
};

export const answersInOrder: readonly Answer[] = ['accepted', 'rejected', 'responded', 'waiting'];
