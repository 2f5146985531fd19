import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { no, yes } from '../../domain/event.texts.ts';
import { answerTo, longestAnswer, type RsvpQuestion } from '../../domain/rsvp.ts';
import { texts } from '../../domain/texts.ts';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { RsvpFlow } from './rsvp-flow.ts';

const options = [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

export interface QuestionFieldProps {
  flow: RsvpFlow;
  question: RsvpQuestion;
}

/** A question in the field of its type. Memoized: an answer renders one field of hundreds. */
export const QuestionField = memo(function QuestionField({ flow, question }: QuestionFieldProps) {
  const { questionId, questionText, type } = question;
  const answer = useSelector(flow, ({ context }) => answerTo(questionId, context.answers));
  const isFaulty = useSelector(flow, ({ context }) => context.faulty.includes(questionId));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const tell = (given: boolean | string) =>
    flow.send({ type: 'question.answered', questionId, answer: given });
  if (type === 'boolean') {
    return (
      <RadioGroup
        label={questionText}
        options={options}
        value={typeof answer === 'boolean' ? String(answer) : null}
        onChange={(value) => tell(value === 'true')}
        isReadOnly={isBusy}
      />
    );
  }
  return (
    <TextField
      label={questionText}
      value={typeof answer === 'string' ? answer : ''}
      onChange={tell}
      autoComplete="off"
      maxLength={longestAnswer}
      {...(type === 'number' && { inputMode: 'decimal', isNumeric: true })}
      errorMessage={isFaulty ? texts.notANumber : undefined}
      isReadOnly={isBusy}
    />
  );
});
