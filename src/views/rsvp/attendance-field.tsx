import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { attendanceOf, attendingQuestion } from '../../domain/rsvp.ts';
import type { RsvpFlow } from '../invitations/flows.ts';
import { RadioGroup } from '../ui/radio-group.tsx';

const options = [
  { value: 'yes', label: 'Yes', icon: <Check /> },
  { value: 'no', label: 'No', icon: <X /> },
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
      label={question.questionText}
      aria-describedby={titleId}
      options={options}
      size="large"
      value={attendance === null ? null : attendance ? 'yes' : 'no'}
      onChange={(value) => flow.send({ type: 'attendance.answered', isAttending: value === 'yes' })}
      isReadOnly={isBusy}
    />
  );
}
