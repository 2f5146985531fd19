import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { QuestionField } from './question-field.tsx';
import { moreQuestions } from './rsvp.texts.ts';
import type { RsvpFlow } from './rsvp-flow.ts';

/** The number of questions rendered at once; the rest follow in a deferred render. */
const first = 8;

/** The questions beside the attendance; no element without such questions. */
export function RsvpQuestions({ flow }: { flow: RsvpFlow }) {
  const questions = useSelector(flow, ({ context }) => context.questions);
  const end = useDeferredValue(questions.length, 1 + first);
  if (questions.length === 1) return null;
  return (
    <div className="rsvp-questions">
      <p className="rsvp-lead">{moreQuestions(questions.length - 1)}</p>
      {questions.slice(1, end).map((question) => (
        <QuestionField key={question.questionId} flow={flow} question={question} />
      ))}
    </div>
  );
}
