import { useSelector } from '@xstate/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { inWords, no, yes } from '../../domain/event.texts.ts';
import { attendanceOf, attendingQuestion } from '../../domain/rsvp.ts';
import { Icon } from '../ui/icon.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import type { RsvpFlow } from './rsvp-flow.ts';

const options = [
  { value: 'true', label: yes, icon: <Icon of={Check} /> },
  { value: 'false', label: no, icon: <Icon of={X} /> },
];

export interface AttendanceFieldProps {
  flow: RsvpFlow;
  /** The id of the element that names the invitation. */
  titleId: string;
}

/** 'Will you be able to attend?' in two big buttons. */
export function AttendanceField({ flow, titleId }: AttendanceFieldProps) {
  const question = useSelector(flow, ({ context }) => context.questions[0]) ?? attendingQuestion;
  const attendance = useSelector(flow, ({ context }) => attendanceOf(context.answers));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <RadioGroup
      label={inWords(question.questionText)}
      aria-describedby={titleId}
      aria-required
      options={options}
      size="large"
      value={attendance === null ? null : String(attendance)}
      onChange={(value) =>
        flow.send({ type: 'attendance.answered', isAttending: value === 'true' })
      }
      isReadOnly={isBusy}
    />
  );
}
