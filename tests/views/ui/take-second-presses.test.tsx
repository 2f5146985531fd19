import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AlertDialog } from '../../../src/views/ui/alert-dialog.tsx';
import { Button } from '../../../src/views/ui/button.tsx';
import { Checkbox } from '../../../src/views/ui/checkbox.tsx';
import { ChipList } from '../../../src/views/ui/chip-list.tsx';
import { Dialog } from '../../../src/views/ui/dialog.tsx';
import { takeSecondPresses } from '../../../src/views/ui/take-second-presses.ts';

beforeAll(takeSecondPresses);

/** Milliseconds by which the hands are ahead of the clock. */
let ahead = 0;
/** Where they press. */
let height = 0;

// Far from the presses of the test before.
beforeEach(() => {
  ahead = 0;
  height += 100;
});

test('Double press: its second press presses nothing that the first has brought under the finger, and the next press does', () => {
  const onPress = vi.fn();
  render(<ButtonUnder onPress={onPress} />);
  press('Undo');
  pass(200);
  press('Delete', { x: 110 });
  expect(onPress).not.toHaveBeenCalled();
  pass(400);
  press('Delete');
  expect(onPress).toHaveBeenCalledOnce();
});

test('Double press: a mouse’s second click is the one that the browser counts as such, which takes no focus, and a quick click of its own counts', () => {
  const onPress = vi.fn();
  render(<ButtonUnder onPress={onPress} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 1 });
  const under = screen.getByRole('button', { name: 'Delete' });
  expect(fireEvent.mouseDown(under, { detail: 2 })).toBe(false);
  fireEvent.click(under, { detail: 2 });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent(under, new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  expect(fireEvent.mouseDown(under, { detail: 1 })).toBe(true);
  fireEvent.click(under, { detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();
});

test('Double press: a mouse’s second click removes no chip that has come under it', async () => {
  render(<Chips />);
  clickBy(screen.getByRole('button', { name: 'Remove Asha' }), 1);
  await expect.poll(() => screen.queryByRole('row', { name: 'Asha' })).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  clickBy(screen.getByRole('button', { name: 'Remove Ravi' }), 2);
  // React Aria clicks by itself 80 ms after a press by the pointer that no click follows.
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  expect(screen.getByRole('row', { name: 'Ravi' })).toBeVisible();
  clickBy(screen.getByRole('button', { name: 'Remove Ravi' }), 1);
  await expect.poll(() => screen.queryByRole('row', { name: 'Ravi' })).toBeNull();
});

test('Double press: a quick press at another place, a press by a key and a screen reader’s press count', () => {
  const onPress = vi.fn();
  render(<ButtonUnder onPress={onPress} />);
  press('Undo');
  press('Delete', { x: 140 });
  expect(onPress).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 0 });
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('Double press: after a second press that pressed nothing, a screen reader’s press counts, though it has no pointer and a number', () => {
  const onPress = vi.fn();
  render(<ButtonUnder onPress={onPress} />);
  press('Undo');
  press('Delete');
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();
});

test('Double press: both presses count on a button whose content changes, and on the words and the box of one checkbox', () => {
  render(
    <>
      <Counter />
      <Checkbox>Done</Checkbox>
    </>,
  );
  press('Pressed 0 times');
  press('Pressed 1 times');
  press('Pressed 2 times');
  expect(screen.getByRole('button', { name: 'Pressed 3 times' })).toBeVisible();
  const box = screen.getByRole('checkbox', { name: 'Done' });
  pass(1_000);
  pressOn(screen.getByText('Done'));
  expect(box).toBeChecked();
  pressOn(box);
  expect(box).not.toBeChecked();
});

test('Double press: a press counts after a swipe', () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Next month</Button>);
  pressOn(document.body);
  pass(1_000);
  fireEvent(document.body, timed(createEvent.pointerDown(document.body, at())));
  press('Next month');
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([
  ['Dialog', Dialog],
  ['Alert', AlertDialog],
])(
  '%s: an impatient press where the last one was presses nothing in it and does not close it just after it has come, and the next press does',
  async (_, Part) => {
    const onPress = vi.fn();
    const page = (isOpen: boolean) => (
      <>
        <Button>Cancel booking</Button>
        {isOpen && (
          <Part title="Cancel this booking?" onClose={onPress}>
            <Button onPress={onPress}>OK</Button>
          </Part>
        )}
      </>
    );
    const { rerender } = render(page(false));
    pass(-3_000);
    press('Cancel booking');
    rerender(page(true));
    await expect.poll(() => document.activeElement?.closest('.dialog')).toBeTruthy();
    pass(2_400);
    expect(screen.getByRole('heading', { name: 'Cancel this booking?' })).toBeVisible();
    press('OK');
    const veil = document.querySelector('.dialog-veil');
    if (veil) pressOn(veil);
    expect(onPress).not.toHaveBeenCalled();
    pass(1_200);
    press('OK');
    expect(onPress).toHaveBeenCalledOnce();
  },
);

test('Alert: a space and Enter of a person who types on while it takes their focus do not dismiss it', () => {
  const onClose = vi.fn();
  render(<AlertDialog title="Invalid number format: 12" onClose={onClose} />);
  for (const key of [' ', '9', ' ', 'Enter']) {
    pass(100);
    pressKey(key);
  }
  expect(onClose).not.toHaveBeenCalled();
  pass(600);
  pressKey('Enter');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Keys: Enter that is held down presses once, Delete removes one chip, and in fields they write on', () => {
  const onPress = vi.fn();
  const onRemove = vi.fn();
  const chips = [{ id: 'asha', label: 'Asha' }];
  render(
    <>
      <Button onPress={onPress}>OK</Button>
      <ChipList label="Invited" chips={chips} emptyText="Nobody yet." onRemove={onRemove} />
      <input />
      <textarea />
    </>,
  );
  for (const repeat of [false, true, true]) pressKey('Enter', { repeat });
  expect(onPress).toHaveBeenCalledOnce();
  const chip = screen.getByRole('row', { name: 'Asha' });
  for (const repeat of [false, true]) fireEvent.keyDown(chip, { key: 'Delete', repeat });
  expect(onRemove).toHaveBeenCalledOnce();
  const [line, lines] = screen.getAllByRole('textbox');
  const isTyped = (field: Element | undefined, key: string) =>
    field && fireEvent.keyDown(field, { key, repeat: true });
  expect(isTyped(line, 'Backspace')).toBe(true);
  expect(isTyped(line, 'Enter')).toBe(false);
  expect(isTyped(lines, 'Enter')).toBe(true);
});

/** As by a mouse, with its number among the clicks that follow one another quickly. */
function clickBy(element: Element, detail: number): void {
  const mouse = { pointerType: 'mouse', pointerId: 1, width: 1, height: 1, pressure: 0.5 };
  const shared = { bubbles: true, cancelable: true, button: 0 };
  fireEvent(element, new PointerEvent('pointerdown', { ...shared, ...mouse }));
  fireEvent.mouseDown(element, { ...shared, detail });
  fireEvent(element, new PointerEvent('pointerup', { ...shared, ...mouse }));
  fireEvent.mouseUp(element, { ...shared, detail });
  fireEvent.click(element, { ...shared, detail });
}

/** Chips of people, who can be removed. */
function Chips() {
  const [chips, setChips] = useState(['Asha', 'Ravi'].map((label) => ({ id: label, label })));
  const remove = (gone: string) => setChips(chips.filter(({ id }) => id !== gone));
  return <ChipList label="Invited" chips={chips} emptyText="Nobody yet." onRemove={remove} />;
}

/** A button that is under another one until that is pressed. */
function ButtonUnder({ onPress }: { onPress: () => void }) {
  const [isGone, setGone] = useState(false);
  return isGone ? (
    <Button key="under" onPress={onPress}>
      Delete
    </Button>
  ) : (
    <Button key="over" onPress={() => setGone(true)}>
      Undo
    </Button>
  );
}

function Counter() {
  const [presses, setPresses] = useState(0);
  return (
    <Button onPress={() => setPresses(presses + 1)}>
      <b key={presses}>Pressed {presses} times</b>
    </Button>
  );
}

function pass(ms: number): void {
  ahead += ms;
}

function press(name: string, place?: Place): void {
  pressOn(screen.getByRole('button', { name }), place);
}

interface Place {
  readonly x: number;
}

/** As by a finger on an iPhone, which counts each tap as a first one. */
function pressOn(element: Element, place?: Place): void {
  for (const event of [
    createEvent.pointerDown(element, at(place)),
    createEvent.pointerUp(element, at(place)),
    createEvent.click(element, at(place)),
  ])
    fireEvent(element, timed(event));
}

/** As by a browser, which clicks for a key that nothing has taken. */
function pressKey(key: string, { repeat = false } = {}): void {
  const button = screen.getByRole('button', { name: 'OK' });
  const isFree = [createEvent.keyDown(button, { key, repeat }), createEvent.keyUp(button, { key })]
    .map((event) => fireEvent(button, timed(event)))
    .every(Boolean);
  if (isFree && key !== '9') fireEvent.click(button, { detail: 0 });
}

function at({ x }: Place = { x: 100 }) {
  return { clientX: x, clientY: height, detail: 1, button: 0, pointerType: 'touch' };
}

function timed(event: Event): Event {
  return Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + ahead });
}
