import Hash from 'lucide-react/icons/hash';
import ToggleLeft from 'lucide-react/icons/toggle-left';
import Type from 'lucide-react/icons/type';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { attendingQuestion, type RsvpQuestion } from '../../domain/rsvp.ts';
import { texts } from '../../domain/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';

export interface QuestionListProps {
  questions: readonly RsvpQuestion[];
  /** The question is gone from the list when this returns. */
  onRemove: (questionId: string) => void;
  /** Nothing is left that could be removed: the focus must go elsewhere. */
  onLastRemoved: () => void;
}

const icons = { text: Type, number: Hash, boolean: ToggleLeft };

/** The questions so far; all but the first can be removed. */
export function QuestionList({ questions, onRemove, onLastRemoved }: QuestionListProps) {
  const list = useRef<HTMLOListElement>(null);
  const remove = (questionId: string, place: number) => {
    onRemove(questionId);
    const left = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = left[place] ?? left.at(-1);
    if (next) next.focus();
    else onLastRemoved();
  };
  return (
    <ol ref={list} className="question-list" aria-label="Questions">
      {questions.map(({ questionId, questionText, type }, place) => {
        const Icon = icons[type];
        return (
          <li key={questionId} className="question">
            <Icon className="question-icon" />
            <div className="question-words">
              <p dir="auto">{questionText}</p>
              <p className="question-type">{texts.questionTypes[type]}</p>
            </div>
            {questionId !== attendingQuestion.questionId && (
              <IconButton
                label={`Remove ${questionText}`}
                onPress={() => remove(questionId, place - 1)}
              >
                <X />
              </IconButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
