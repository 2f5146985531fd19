import { useId } from 'react';
import type { QuestionSummary } from '../../domain/event-answers.ts';
import { numberText } from '../words/count-text.ts';
import * as said from './event-page.texts.ts';
import { FewFirst } from './few-first.tsx';

/** The number of answers shown before 'Show more'. */
const first = 6;

/** A question with its answers, each with the number of people who gave it. */
export function QuestionAnswers({ summary }: { summary: QuestionSummary }) {
  const id = useId();
  const [before, after] = said.inAll;
  const { question, answers, sum } = summary;
  const most = answers[0]?.count ?? 1;
  return (
    <section className="question-answers" aria-labelledby={id}>
      <h3 id={id} dir="auto">
        {question.questionText}
      </h3>
      {sum !== null && (
        <p className="answer-sum">
          {before}
          <strong>{numberText(sum)}</strong>
          {after}
        </p>
      )}
      {answers.length === 0 ? (
        <p className="event-none">{said.noAnswers}</p>
      ) : (
        <FewFirst label={question.questionText} className="answer-counts" most={first}>
          {answers.map(({ answer, count }) => (
            <li key={answer} className="answer-count">
              <span dir="auto">{answer}</span>
              <data value={count}>{count}</data>
              <span
                className="answer-count-bar"
                aria-hidden="true"
                style={{ inlineSize: `${(100 * count) / most}%` }}
              />
            </li>
          ))}
        </FewFirst>
      )}
    </section>
  );
}
