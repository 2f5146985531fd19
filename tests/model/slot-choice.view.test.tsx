import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type ActorRefFrom, createEmptyActor } from 'xstate';
import { slotText } from '#domain/slot-times.ts';
import { texts } from '#domain/texts.ts';
import { type SlotChoiceInput, slotChoiceMachine } from '../../src/machines/slot-choice.ts';
import { useFlow } from '../../src/views/flow/use-flow.ts';
import { SlotPanel } from '../../src/views/slot-choice/slot-panel.tsx';
import { slotChoiceModel, sources } from './flows/slot-choice.model.ts';
import { nine, ten, today } from './flows/slots.ts';
import { button, lookAgain } from './harness/person.ts';
import { chosenSlots } from './harness/slots-person.ts';
import { describeView } from './harness/view.tsx';

type ChoiceActor = ActorRefFrom<typeof slotChoiceMachine>;
type Beginning = Pick<SlotChoiceInput, 'source' | 'chosen' | 'isMultiple'>;

const owner = createEmptyActor();

/** The choice on the screen, for what a booking tells it. */
let choice: ChoiceActor;

const tell = (event: Parameters<ChoiceActor['send']>[0]) => act(async () => choice.send(event));

function Panel(beginning: Beginning) {
  choice = useFlow(slotChoiceMachine, {
    input: () => ({ ...beginning, sent: [], owner, date: today }),
  });
  return <SlotPanel flow={choice} isBusy={false} refusal={null} />;
}

describeView({
  model: slotChoiceModel,
  screens: {
    'one of several': () => <Panel source={sources.service} chosen={[]} isMultiple={false} />,
    'several at once': () => <Panel source={sources.resource} chosen={[]} isMultiple={true} />,
    'one that was chosen before': () => (
      <Panel source={sources.service} chosen={[nine]} isMultiple={false} />
    ),
    'two that were chosen before': () => (
      <Panel source={sources.resource} chosen={[nine, ten]} isMultiple={true} />
    ),
  },
  events: {
    'slot.toggled': ({ slot }, { user }) =>
      user.click(screen.getByRole('option', { name: slotText(slot) })),
    'slots.refreshed': async (event, { user }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      await (again ? user.click(again) : tell(event));
    },
    'page.shown': lookAgain,
    'date.changed': tell,
    'slots.taken': tell,
  },
  states: {
    loading: ({ fakes }, { snapshot }) => {
      expect(fakes.waiting('loadSlots')).toBe(1);
      expect(screen.getByText(texts.slotsLoading)).toBeVisible();
      expect(screen.queryByText(texts.slotsEmpty)).toBeNull();
      expectOffered(snapshot.context.slots);
    },
    refreshing: ({ fakes }, { snapshot }) => {
      expect(fakes.waiting('loadSlots')).toBe(1);
      expectOffered(snapshot.context.slots);
      const isEmpty = snapshot.context.slots.length === 0;
      expect(screen.queryAllByText(texts.slotsEmpty)).toHaveLength(isEmpty ? 1 : 0);
    },
    listing: (_, { snapshot }) => {
      const { slots, chosen } = snapshot.context;
      expectOffered(slots);
      expect(chosenSlots().sort()).toEqual(chosen.map(slotText).sort());
      expect(screen.queryByText(texts.slotsLoading)).toBeNull();
    },
    empty: () => {
      expect(screen.getByText('No slots available for selected date.')).toBeVisible();
      expect(screen.queryByText(/^Times are in/)).toBeNull();
      expectOffered([]);
    },
    failed: () => {
      expect(button('Try again')).toBeVisible();
      expectOffered([]);
    },
  },
});

function expectOffered(slots: (typeof nine)[]): void {
  const offered = screen.queryAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(slots.map(slotText));
}
