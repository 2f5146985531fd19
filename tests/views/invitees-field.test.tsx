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

it('Invitees field: wrong numbers stay in the field with an alert, the others become chips', async () => {
  const { user } = await show();
  await user.click(field());
  await user.paste('98765 43210, twelve\n+91 98765 43211');
  const alert = await screen.findByRole('alertdialog', { name: 'Check the numbers' });
  expect(within(alert).getByText('Invalid number format: twelve')).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(invited()).toEqual(['+91 98765 43210', '+91 98765 43211']);
  expect(field().value).toBe('twelve');
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

it('Invitees field: two hundred of three hundred pasted numbers are added, and an alert says that the list is full', async () => {
  const { user } = await show();
  await user.click(field());
  await user.paste(Array.from({ length: 300 }, (_, place) => 9_876_543_000 + place).join('\n'));
  const alert = await screen.findByRole('alertdialog', { name: 'Check the numbers' });
  expect(within(alert).getByText('An event takes at most 200 invitees.')).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(invited()).toHaveLength(200);
  expect(screen.getByText('200 of 200')).toBeVisible();
  expect(field().value.split(', ')).toHaveLength(100);
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

it('Invitees field: numbers picked from the device’s contacts become chips', async () => {
  const { user, fakes } = await show({ hasContactPicker: true });
  await user.click(screen.getByRole('button', { name: 'Pick from contacts' }));
  await act(async () => fakes.resolve('pickContacts', ['098765 43210']));
  expect(invited()).toEqual(['+91 98765 43210']);
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
