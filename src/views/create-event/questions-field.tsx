import { useSelector } from '@xstate/react';
import { type RefObject, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { eventLimits } from '../../domain/event.ts';
import { questionTypes } from '../../domain/rsvp.ts';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { onEnter } from '../ui/on-enter.ts';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { EventFormFlow } from './flows.ts';
import { FormSection } from './form-section.tsx';
import { QuestionList, type QuestionListProps } from './question-list.tsx';
import './questions-field.css';
import * as said from './create-event.texts.ts';

const types = questionTypes.map((id) => ({ id, label: texts.questionTypes[id] }));

interface EntryProps {
  flow: EventFormFlow;
}

export interface QuestionsFieldProps extends EntryProps, Pick<QuestionListProps, 'onReword'> {}

/** The questions of an event: the attendance always, and the questions that the host adds. */
export function QuestionsField({ flow, onReword }: QuestionsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FormSection title={said.questions} lead={said.questionsLead}>
      <Questions flow={flow} onReword={onReword} heir={input} />
      <div className="questions-entry">
        <TextOfNew flow={flow} inputRef={input} />
        <TypeOfNew flow={flow} />
        <AddButton flow={flow} onAdded={() => input.current?.focus()} />
      </div>
    </FormSection>
  );
}

function Questions({ flow, ...props }: QuestionsFieldProps & Pick<QuestionListProps, 'heir'>) {
  const questions = useSelector(flow, ({ context }) => context.draft.questions);
  const problem = useSelector(flow, ({ context }) => context.problems.questions);
  const isBusy = useSelector(flow, isBusyIn);
  return (
    <QuestionList
      {...props}
      questions={questions}
      problem={problem}
      isReadOnly={isBusy}
      onRemove={(questionId) => flow.send({ type: 'question.removed', questionId })}
    />
  );
}

function TextOfNew({
  flow,
  inputRef,
}: EntryProps & { inputRef: RefObject<HTMLInputElement | null> }) {
  const text = useSelector(flow, ({ context }) => context.draft.questionText);
  const problem = useSelector(flow, ({ context }) => context.problems.question);
  const isFull = useSelector(
    flow,
    ({ context }) => context.draft.questions.length >= eventLimits.questions,
  );
  const isBusy = useSelector(flow, isBusyIn);
  return (
    <TextField
      label={said.question}
      hint={isFull ? said.mostQuestions(eventLimits.questions) : undefined}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={eventLimits.question}
      inputRef={inputRef}
      value={text}
      onChange={(typed) => flow.send({ type: 'question.changed', text: typed })}
      onKeyDown={onEnter(() => flow.send({ type: 'question.added' }))}
      errorMessage={problem}
      isReadOnly={isBusy}
    />
  );
}

/** Apart from the text, since React Aria renders its list with each change of either. */
function TypeOfNew({ flow }: EntryProps) {
  const type = useSelector(flow, ({ context }) => context.draft.questionType);
  const isBusy = useSelector(flow, isBusyIn);
  return (
    <Select
      label={said.questionType}
      options={types}
      value={type}
      onChange={(key) => {
        const chosen = questionTypes.find((id) => id === key);
        if (chosen) flow.send({ type: 'questionType.changed', questionType: chosen });
      }}
      isDisabled={isBusy}
    />
  );
}

function AddButton({ flow, onAdded }: EntryProps & { onAdded: () => void }) {
  const canAdd = useSelector(flow, (snapshot) => snapshot.can({ type: 'question.added' }));
  return (
    <Button
      isDisabled={!canAdd}
      onPress={() => {
        flow.send({ type: 'question.added' });
        onAdded();
      }}
    >
      {said.addQuestion}
    </Button>
  );
}

function isBusyIn(snapshot: SnapshotFrom<EventFormFlow>): boolean {
  return snapshot.hasTag('busy');
}
