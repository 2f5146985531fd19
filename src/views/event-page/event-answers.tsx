import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import type { ReactNode } from 'react';
import type { HostedEvent } from '../../domain/event.ts';
import { areAnswersUntold, countAnswers, summariseQuestions } from '../../domain/event-answers.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { AnswerSummary } from './answer-summary.tsx';
import { GuestList, type GuestListProps } from './guest-list.tsx';
import { QuestionAnswers } from './question-answers.tsx';
import './event-answers.css';
import * as said from './event-page.texts.ts';

export interface EventAnswersProps {
  event: HostedEvent;
  /** Whether nobody comes to it any more: it is over, or was cancelled. */
  isPast: boolean;
  isRefreshing: boolean;
  /** Whether the last try to get a newer answer brought none. */
  isUnanswered: boolean;
  onRefresh: () => void;
  /** The actions on the list, shown while there are guests in it. */
  listActions: ReactNode;
}

/** The invitees of an event and their answers. */
export function EventAnswers(props: EventAnswersProps) {
  const { event, isPast, isRefreshing, isUnanswered, onRefresh, listActions } = props;
  const { invitees } = event;
  // Without the list of invitees or their answers it is not known either that there are none.
  const isUntold = areAnswersUntold(invitees ?? []);
  const questions = invitees && !isUntold ? summariseQuestions(event) : [];
  return (
    <>
      <section className="event-section" aria-labelledby="who-is-coming">
        <header className="event-section-head">
          <h2 id="who-is-coming">{isUntold || isPast ? said.invited : said.whoIsComing}</h2>
          <div className="event-section-actions">
            {!isUntold && invitees?.length !== 0 && (
              <Button variant="quiet" size="small" isPending={isRefreshing} onPress={onRefresh}>
                {!isRefreshing && <Icon of={RefreshCw} />}
                {said.refreshAnswers}
              </Button>
            )}
            {invitees && invitees.length > 0 && listActions}
          </div>
        </header>
        {invitees ? (
          <Invited event={event} invitees={invitees} isUntold={isUntold} />
        ) : (
          !isRefreshing && (
            <p className="event-none">
              {isUnanswered ? said.inviteesNotArrived : said.inviteesNotTold}
            </p>
          )
        )}
      </section>
      {questions.length > 0 && (
        <section className="event-section" aria-labelledby="what-they-said">
          <h2 id="what-they-said">{said.whatTheySaid}</h2>
          {questions.map((summary) => (
            <QuestionAnswers key={summary.question.questionId} summary={summary} />
          ))}
        </section>
      )}
    </>
  );
}

function Invited(props: GuestListProps) {
  const { invitees, isUntold } = props;
  if (invitees.length === 0) return <p className="event-none">{said.nobodyInvited}</p>;
  return (
    <>
      {!isUntold && <AnswerSummary counts={countAnswers(invitees)} invited={invitees.length} />}
      <GuestList {...props} />
    </>
  );
}
