import { type AnswerCounts, answerNames, answersInOrder } from '../../domain/event-answers.ts';
import * as said from './event-page.texts.ts';

export interface AnswerSummaryProps {
  counts: AnswerCounts;
  invited: number;
}

/** The counts of answers as numbers and as a bar. */
export function AnswerSummary({ counts, invited }: AnswerSummaryProps) {
  // Answers without the attendance are rare: their count shows only above zero.
  const shown = answersInOrder.filter((answer) => answer !== 'responded' || counts.responded > 0);
  return (
    <div className="answer-summary">
      <dl>
        {shown.map((answer) => (
          <div key={answer} data-tone={answer}>
            <dt>{answerNames[answer]}</dt>
            <dd>{counts[answer]}</dd>
          </div>
        ))}
      </dl>
      <div className="answer-bar" aria-hidden="true">
        {shown.map((answer) => (
          <span
            key={answer}
            data-tone={answer}
            style={{ flexGrow: counts[answer] }}
            hidden={counts[answer] === 0}
          />
        ))}
      </div>
      <p className="answer-summary-words" aria-live="polite">
        {said.haveAnswered(invited - counts.waiting, invited)}
      </p>
    </div>
  );
}
