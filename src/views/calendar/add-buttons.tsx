import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { itemKinds } from '../../domain/calendar.ts';
import { texts } from '../../domain/texts.ts';
import type { calendarMachine } from '../../machines/calendar.ts';
import { entryForm } from '../calendar-entry/entry-form-part.ts';
import { Button } from '../ui/button.tsx';
import { KindMark } from './kind-mark.tsx';
import './add-buttons.css';

/** The buttons Add Appointment, Add Event and Add Task. */
export function AddButtons({ flow }: { flow: ActorRefFrom<typeof calendarMachine> }) {
  const kinds = useSelector(
    flow,
    (snapshot) => itemKinds.filter((kind) => snapshot.can({ type: 'entry.requested', kind })),
    shallowEqual,
  );
  return (
    <div className="add-buttons">
      <div>
        {kinds.map((kind) => (
          <Button
            key={kind}
            onIntent={entryForm.preload}
            onPress={() => flow.send({ type: 'entry.requested', kind })}
          >
            <KindMark kind={kind} />
            <span>{texts.addItem[kind]}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
