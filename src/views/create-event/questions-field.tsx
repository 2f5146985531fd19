import { useSelector } from '@xstate/react';
import { useRef } from 'react';
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

export interface QuestionsFieldProps extends Pick<QuestionListProps, 'onReword'> {
  flow: EventFormFlow;
}

/** The questions of an event: the attendance always, and the questions that the host adds. */
export function QuestionsField({ flow, onReword }: QuestionsFieldProps) {
  const { questions, questionText, questionType } = useSelector(
    flow,
    ({ context }) => context.draft,
  );
  const problem = useSelector(flow, ({ context }) => context.problems.question);
  const rewordProblem = useSelector(flow, ({ context }) => context.problems.questions);
  const canAdd = useSelector(flow, (snapshot) => snapshot.can({ type: 'question.added' }));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const input = useRef<HTMLInputElement>(null);
  const add = () => flow.send({ type: 'question.added' });
  return (
    <FormSection title={said.questions} lead={said.questionsLead}>
      <QuestionList
        questions={questions}
        problem={rewordProblem}
        onReword={onReword}
        isReadOnly={isBusy}
        onRemove={(questionId) => flow.send({ type: 'question.removed', questionId })}
        heir={input}
      />
      <div className="questions-entry">
        <TextField
          label={said.question}
          hint={
            questions.length >= eventLimits.questions
              ? said.mostQuestions(eventLimits.questions)
              : undefined
          }
          autoComplete="off"
          enterKeyHint="done"
          maxLength={eventLimits.question}
          inputRef={input}
          value={questionText}
          onChange={(text) => flow.send({ type: 'question.changed', text })}
          onKeyDown={onEnter(add)}
          errorMessage={problem}
          isReadOnly={isBusy}
        />
        <Select
          label={said.questionType}
          options={types}
          value={questionType}
          onChange={(key) => {
            const chosen = questionTypes.find((type) => type === key);
            if (chosen) flow.send({ type: 'questionType.changed', questionType: chosen });
          }}
          isDisabled={isBusy}
        />
        <Button
          isDisabled={!canAdd}
          onPress={() => {
            add();
            input.current?.focus();
          }}
        >
          {said.addQuestion}
        </Button>
      </div>
    </FormSection>
  );
}
