import type { HostedEvent, Invitee } from '../../domain/event.ts';
import { answerNames, answerOf, answersOf, byAnswer } from '../../domain/event-answers.ts';
import { isAskedAgain } from '../../domain/event-changes.ts';
import { texts } from '../../domain/texts.ts';
import { useReadableNumbers } from '../flow/use-readable-numbers.ts';
import { Badge } from '../ui/badge.tsx';
import { invited } from './event-page.texts.ts';
import { FewFirst } from './few-first.tsx';

/** The number of invitees shown before 'Show more'. */
const first = 12;

export interface GuestListProps {
  event: HostedEvent;
  invitees: readonly Invitee[];
  /** Whether the service does not tell the answers. */
  isUntold: boolean;
}

/** The invitees with their answers, answered ones first. */
export function GuestList({ event, invitees, isUntold }: GuestListProps) {
  const readable = useReadableNumbers();
  const guests = byAnswer(invitees).map((invitee) => ({
    number: invitee.mobile_number,
    name: invitee.name,
    answer: answerOf(invitee),
    said: answersOf(event, invitee),
    isAskedAgain: isAskedAgain(invitee),
  }));
  return (
    <FewFirst label={invited} className="guest-list" most={first}>
      {guests.map(({ number, name, answer, said, isAskedAgain }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a service may list a number twice
        <li key={place} className="guest">
          <span className="guest-who">
            {name && <strong dir="auto">{name}</strong>}
            {/* The account is deleted, and its answers count on. */}
            <span className="guest-number">{number ? readable(number) : texts.formerGuest}</span>
          </span>
          {!isUntold && <Badge tone={answer}>{answerNames[answer]}</Badge>}
          {isAskedAgain && <p className="guest-again">{texts.notAnsweredSince}</p>}
          {said.length > 0 && (
            <dl className="guest-said">
              {said.map(({ question, answer }) => (
                <div key={question.questionId}>
                  <dt dir="auto">{question.questionText}</dt>
                  <dd dir="auto">{answer}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </FewFirst>
  );
}
