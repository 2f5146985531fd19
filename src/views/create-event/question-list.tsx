import Hash from 'lucide/dist/esm/icons/hash.mjs';
import ToggleLeft from 'lucide/dist/esm/icons/toggle-left.mjs';
import Type from 'lucide/dist/esm/icons/type.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { RefObject } from 'react';
import { inWords } from '../../domain/event.texts.ts';
import { eventLimits } from '../../domain/event.ts';
import { isWithoutText } from '../../domain/event-problems.ts';
import { isAttendingQuestion, type RsvpQuestion } from '../../domain/rsvp.ts';
import { texts } from '../../domain/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { buttonAt, useFocusAfter } from '../ui/use-focus-after.ts';
import * as said from './create-event.texts.ts';

export interface QuestionListProps {
  questions: readonly RsvpQuestion[];
  onRemove: (questionId: string) => void;
  /** Changes the text of a question of an event that exists; null for a new event. */
  onReword: ((questionId: string, text: string) => void) | null;
  /** The error at a question without a text. */
  problem: string | undefined;
  isReadOnly: boolean;
  /** Takes the focus when no removable question is left. */
  heir: RefObject<HTMLElement | null>;
}

const icons = { text: Type, number: Hash, boolean: ToggleLeft };

/** An event's questions; all but the first can be removed. */
export function QuestionList({
  questions,
  onRemove,
  onReword,
  problem,
  isReadOnly,
  heir,
}: QuestionListProps) {
  const { part, focusAfter } = useFocusAfter<HTMLOListElement>();
  const remove = (questionId: string, place: number) =>
    focusAfter(
      () => onRemove(questionId),
      (list) => buttonAt(list, place) ?? heir.current,
    );
  return (
    <ol ref={part} className="question-list" aria-label={said.questions}>
      {questions.map((question, place) => {
        const { questionId, questionText, type } = question;
        const isFixed = isAttendingQuestion(question);
        return (
          <li key={questionId} className="question">
            <Icon of={icons[type]} className="question-icon" />
            <div className="question-words">
              {onReword && !isFixed ? (
                <TextField
                  label={said.textOfQuestion(place + 1)}
                  autoComplete="off"
                  maxLength={eventLimits.question}
                  value={questionText}
                  onChange={(text) => onReword(questionId, text)}
                  errorMessage={isWithoutText(question) ? problem : undefined}
                  isReadOnly={isReadOnly}
                />
              ) : (
                <p dir="auto">{inWords(questionText)}</p>
              )}
              <p className="question-type">{texts.questionTypes[type]}</p>
            </div>
            {!isFixed && (
              <IconButton
                label={said.removeQuestion(questionText)}
                onPress={() => remove(questionId, place - 1)}
              >
                <Icon of={X} />
              </IconButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
