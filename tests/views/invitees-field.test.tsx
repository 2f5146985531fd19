import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CreateEventsScreen } from '../../src/views/create-event/create-events-screen.tsx';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { Notices } from '../../src/views/notices/notices.tsx';
import { sessionOf } from '../model/flows/session.model.ts';
import { setStage } from '../model/harness/view.tsx';

it('Invitees field: Enter, a comma and Add each add the number once, and the focus stays in the field', async () => {
  const { user } = await show();
  await user.type(field(), '98765 43210{Enter}');
  await user.type(field(), '98765-43211,');
  await user.type(field(), '+44 7700 900123');
  await user.click(addButton());
  expect(invited()).toEqual(['+91 98765 43210', '+91 98765 43211', '+44 7700 900123']);
  expect(screen.getByText('3 of 200')).toBeVisible();
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it('Invitees field: Enter in the blank field adds nothing and does not send the form', async () => {
  const { user, fakes } = await show();
  expect(addButton().disabled).toBe(true);
  await user.type(field(), '   {Enter}');
  expect(addButton().disabled).toBe(true);
  expect(screen.queryByText('Give the event a name.')).toBeNull();
  expect(fakes.calls.filter(({ actor }) => actor === 'createEvent')).toEqual([]);
});

it('Invitees field: a pasted list is added together with the text before it; a single pasted number stays in the field', async () => {
  const { user } = await show();
  await user.type(field(), '98765 43210');
  await user.paste('98765 43211\n98765 43212');
  expect(invited()).toEqual(['+91 98765 43210', '+91 98765 43211', '+91 98765 43212']);
  await user.paste('98765 43213');
  expect(field().value).toBe('98765 43213');
  expect(screen.getByText('3 of 200')).toBeVisible();
});

it('Invitees field: chips are removed by keyboard and by button, and the focus stays in the list', async () => {
  const { user } = await show();
  await user.click(field());
  await user.paste('98765 43210\n98765 43211\n98765 43212');
  await user.tab();
  await user.tab();
  expect(focusedRow()).toBe('+91 98765 43210');
  await user.keyboard('{ArrowRight}{Delete}');
  expect(invited()).toEqual(['+91 98765 43210', '+91 98765 43212']);
  expect(focusedRow()).toBe('+91 98765 43212');
  await user.click(screen.getByRole('button', { name: 'Remove +91 98765 43212' }));
  expect(invited()).toEqual(['+91 98765 43210']);
  await user.keyboard('{Backspace}');
  expect(screen.getByText('Nobody is invited yet.')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});

it('Invitees field: contacts are not offered where the device cannot show them', async () => {
  await show({ hasContactPicker: false });
  expect(screen.queryByRole('button', { name: 'Pick from contacts' })).toBeNull();
});

async function show(more: { hasContactPicker?: boolean } = {}) {
  const stage = setStage({ stored: sessionOf('asha') });
  render(
    <EnvironmentContext value={{ ...stage.environment, ...more }}>
      <CreateEventsScreen />
      <Notices />
    </EnvironmentContext>,
  );
  await act(async () => undefined);
  return stage;
}

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Mobile number' });
}

function addButton(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Add' });
}

function invited(): string[] {
  const list = screen.queryByRole('grid', { name: 'Invited' });
  return list
    ? within(list)
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
    : [];
}

function focusedRow(): string | null | undefined {
  return document.activeElement?.closest('[role="row"]')?.textContent;
}
