import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, createEmptyActor } from 'xstate';
import { slotChoiceMachine } from '../../src/machines/slot-choice.ts';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { useFlow } from '../../src/views/flow/use-flow.ts';
import { SlotPanel } from '../../src/views/slot-choice/slot-panel.tsx';
import { sources } from '../model/flows/slot-choice.model.ts';
import { answers, today, tomorrow } from '../model/flows/slots.ts';
import { setStage } from '../model/harness/view.tsx';

it('Slots: those of another day that come at once are announced also where there are as many', async () => {
  const { environment, fakes } = setStage({});
  const owner = createEmptyActor();
  let choice: ActorRefFrom<typeof slotChoiceMachine> | undefined;
  const beginning = { source: sources.service, date: today, chosen: [], sent: [] };
  function Panel() {
    choice = useFlow(slotChoiceMachine, {
      input: () => ({ ...beginning, owner, isMultiple: false }),
    });
    return <SlotPanel flow={choice} isBusy={false} refusal={null} />;
  }
  render(
    <EnvironmentContext value={environment}>
      <Panel />
    </EnvironmentContext>,
  );
  const count = () => screen.getByText('1 slot', { selector: '[aria-live=polite] *' });
  await act(async () => fakes.resolve('loadSlots', answers.fewer));
  const before = count();
  // Both within one render, which never shows the wait between the days.
  await act(async () => {
    choice?.send({ type: 'date.changed', date: tomorrow });
    fakes.resolve('loadSlots', answers.fewer);
  });
  // A live region says what is put into it, and not a text that stays the same.
  expect(count()).not.toBe(before);
});
