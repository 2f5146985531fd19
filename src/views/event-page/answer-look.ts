import { type Answer, answerNames } from '../../domain/event-answers.ts';
import type { BadgeProps } from '../ui/badge.tsx';

/** The name and tone of each answer. */
export const answerLook: Readonly<
  Record<Answer, { label: string; tone: NonNullable<BadgeProps['tone']> }>
> = {
  accepted: { label: answerNames.accepted, tone: 'accepted' },
  rejected: { label: answerNames.rejected, tone: 'rejected' },
  responded: { label: answerNames.responded, tone: 'brand' },
  waiting: { label: answerNames.waiting, tone: 'waiting' },
};
