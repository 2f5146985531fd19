// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from '../../../src/views/ui/alert-dialog.tsx';
import { Button } from '../../../src/views/ui/button.tsx';
import { ComboBox } from '../../../src/views/ui/combo-box.tsx';
import { Dialog } from '../../../src/views/ui/dialog.tsx';
import { followHistory, usePageState } from '../../../src/views/ui/dialog-entries.ts';
import { Menu } from '../../../src/views/ui/menu.tsx';
import { Select } from '../../../src/views/ui/select.tsx';
import { ToastRegion } from '../../../src/views/ui/toast-region.tsx';
import { UnderDialog } from '../../../src/views/ui/under-dialog.ts';

test('Alert: it is an alert dialog with title and message and focuses OK', async () => {
  const onClose = vi.fn();
  render(<AlertDialog title="Success!" message="Event created." onClose={onClose} />);
  const alert = screen.getByRole('alertdialog', { name: 'Success!' });
  const message = document.getElementById(alert.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Event created.');
  expect(document.activeElement).toBe(within(alert).getByRole('button', { name: 'OK' }));
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Alert: over a dialog it focuses OK as well', async () => {
  const page = (isOpen: boolean) => (
    <>
      <Dialog title="Select Slots" onClose={() => {}}>
        <Button autoFocus>Confirm Booking</Button>
      </Dialog>
      {isOpen && <AlertDialog title="Booking failed" onClose={() => {}} />}
    </>
  );
  const { rerender } = render(page(false));
  expect(screen.getByRole('button', { name: 'Confirm Booking' })).toHaveFocus();
  rerender(page(true));
  await expect.poll(() => document.activeElement?.textContent).toBe('OK');
});

test('Alert: after a screen reader’s press on OK the focus returns to the button that led to it', async () => {
  // An alert of the test before looks for two frames where the focus belongs.
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  render(
    <>
      <main id="main" tabIndex={-1} />
      <OpenedAlert />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Submit' });
  await userEvent.click(opener);
  // A screen reader clicks without a pointer.
  act(() => screen.getByRole('button', { name: 'OK' }).click());
  await expect.poll(() => document.activeElement).toBe(opener);
});

test('Alert: the page has the focus once an alert is closed that opened with the focus on nothing', async () => {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <OpenedAlert />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Submit' }).click());
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

test('Dialog: its button and Escape close it and return the focus', async () => {
  render(<Opened />);
  const opener = screen.getByRole('button', { name: 'Open' });
  for (const close of [
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Doctor Services' })).toBeVisible();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  }
});

test('Dialog: a press on the veil closes it, and one that meets the page, while neither shows yet, does not', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Doctor Services" onClose={onClose}>
      List
    </Dialog>,
  );
  await userEvent.click(document.body);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(document.querySelector('.dialog-veil') ?? document.body);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Dialog: it leaves no caret behind, for which Safari would scroll the page to its start', () => {
  const { unmount } = render(
    <Dialog title="Add guests" onClose={() => {}}>
      <input aria-label="Mobile number" />
    </Dialog>,
  );
  getSelection()?.collapse(document.body);
  unmount();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getSelection()?.rangeCount).toBe(0);
});

test('Dialog: one that comes late is closed where another has opened meanwhile, which stays', () => {
  function Late() {
    const [isOpen, setOpen] = useState(true);
    return (
      isOpen && (
        <Dialog title="Calendar" onClose={() => setOpen(false)}>
          Month
        </Dialog>
      )
    );
  }
  const page = (late?: ReactNode) => (
    <UnderDialog value={false}>
      <Dialog title="Doctor Services" onClose={() => {}}>
        Services
      </Dialog>
      {late}
    </UnderDialog>
  );
  const { rerender } = render(page());
  rerender(page(<Late />));
  expect(screen.queryByText('Month')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Doctor Services' })).toHaveFocus();
});

test('Dialog: it does not open under the login, and stays open under one that comes later', async () => {
  const page = (isUnder: boolean) => (
    <UnderDialog value={isUnder}>
      <Dialog title="Doctor Services" onClose={() => {}}>
        Services
      </Dialog>
    </UnderDialog>
  );
  const { rerender } = render(page(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(page(false));
  expect(await screen.findByRole('dialog', { name: 'Doctor Services' })).toBeVisible();
  rerender(page(true));
  expect(screen.getByRole('dialog', { name: 'Doctor Services' })).toBeVisible();
});

test('Dialog: one that has waited for the end of the login has the focus, and returns it to its button', async () => {
  const page = (isUnder: boolean, isOpen: boolean) => (
    <>
      <UnderDialog value={isUnder}>
        <Button>Doctor</Button>
        {isOpen && (
          <Dialog title="Doctor Services" onClose={() => {}}>
            Services
          </Dialog>
        )}
      </UnderDialog>
      {isUnder && (
        <Dialog title="Login" onClose={() => {}}>
          Form
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(false, false));
  const opener = screen.getByRole('button', { name: 'Doctor' });
  act(() => opener.focus());
  rerender(page(true, false));
  expect(screen.getByRole('dialog', { name: 'Login' })).toHaveFocus();
  rerender(page(true, true));
  rerender(page(false, true));
  expect(await screen.findByRole('dialog', { name: 'Doctor Services' })).toHaveFocus();
  rerender(page(false, false));
  await expect.poll(() => document.activeElement).toBe(opener);
});

test('Menu: it does not open under the login, and closes under one that comes later', async () => {
  const anchor = createRef<HTMLButtonElement>();
  function Page({ isUnder }: { isUnder: boolean }) {
    const [isOpen, setOpen] = useState(true);
    return (
      <UnderDialog value={isUnder}>
        <button ref={anchor} type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Language
        </button>
        <Menu
          label="Language"
          anchor={anchor}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          actions={[{ id: 'en', label: 'English', onAction: () => {} }]}
        />
      </UnderDialog>
    );
  }
  const { rerender } = render(<Page isUnder />);
  expect(screen.queryByRole('menu')).toBeNull();
  const button = screen.getByRole('button', { name: 'Language', expanded: false });
  rerender(<Page isUnder={false} />);
  await userEvent.click(button);
  expect(await screen.findByRole('menu', { name: 'Language' })).toBeVisible();
  rerender(<Page isUnder />);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Toast: it is a polite live region and can be dismissed while a dialog is open', async () => {
  const onDismiss = vi.fn();
  render(
    <>
      <Dialog title="Login" onClose={() => {}}>
        Form
      </Dialog>
      <ToastRegion
        toasts={[{ id: 'a', text: 'OTP sent!', tone: 'success' }]}
        onDismiss={onDismiss}
      />
    </>,
  );
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(within(region).getByText('OTP sent!')).toBeVisible();
  await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('Toast: it is held while it has the focus', async () => {
  const onHold = vi.fn();
  const onRelease = vi.fn();
  render(
    <ToastRegion
      toasts={[{ id: 'a', text: 'OTP sent!', tone: 'info' }]}
      onDismiss={() => {}}
      onHold={onHold}
      onRelease={onRelease}
    />,
  );
  await userEvent.tab();
  expect(onHold).toHaveBeenCalled();
  expect(onRelease).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onRelease).toHaveBeenCalledOnce();
});

test('Toast: dismissed by keyboard it returns the focus to the field that Tab or F6 came from; a tap returns it to no field', async () => {
  render(
    <>
      <main tabIndex={-1}>
        <input aria-label="Notes" />
      </main>
      <OneToast />
    </>,
  );
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  for (const key of ['{Tab}', '{F6}']) {
    await userEvent.click(notes);
    await userEvent.keyboard(`${key}{Enter}`);
    expect(notes).toHaveFocus();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(notes).toHaveFocus();
});

test('Toast: the top dialog has the focus after a tap that dismisses it', async () => {
  render(
    <>
      <main tabIndex={-1} />
      <Dialog title="Login" onClose={() => {}}>
        Form
      </Dialog>
      <OneToast />
    </>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Login' });
  const region = within(screen.getByRole('status'));
  await userEvent.click(region.getByRole('button', { name: 'Dismiss' }));
  expect(dialog).toHaveFocus();
});

/** A toast that comes back as another one when it is dismissed. */
function OneToast() {
  const [id, setId] = useState(0);
  return (
    <ToastRegion
      toasts={[{ id: String(id), text: 'OTP sent!', tone: 'success' }]}
      onDismiss={() => setId(id + 1)}
    />
  );
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Doctor Services" onClose={() => setOpen(false)}>
          List
        </Dialog>
      )}
    </>
  );
}

/** A phone whose browser has close watchers; Back reaches the newest one that is alive, which dies of it. */
function stubCloseWatcher() {
  const alive: { onclose: (() => void) | null }[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose: (() => void) | null = null;
      constructor() {
        alive.push(this);
      }
      destroy() {
        if (alive.includes(this)) alive.splice(alive.indexOf(this), 1);
      }
    },
  );
  return { alive, back: () => act(async () => alive.pop()?.onclose?.()) };
}

test('Dialog: the back gesture of a phone closes it, and no watcher is left behind', async () => {
  const { alive, back } = stubCloseWatcher();
  render(<Opened />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(alive).toEqual([]);
  vi.unstubAllGlobals();
});

test('Dialog: the back gesture closes the open list of a field in it as Escape does, and then the dialog', async () => {
  const { alive, back } = stubCloseWatcher();
  render(<OpenedWithFields />);
  const country = screen.getByRole('combobox', { name: 'Country' });
  const closesList = async () => {
    expect(screen.getByRole('listbox')).toBeVisible();
    await back();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Doctor Services' })).toBeVisible();
  };
  await userEvent.type(country, ' x');
  await closesList();
  expect(country).toHaveValue('India (+91)');
  await userEvent.click(screen.getByRole('button', { name: /Question type/ }));
  await closesList();
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(alive).toEqual([]);
  vi.unstubAllGlobals();
});

function OpenedWithFields() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Dialog title="Doctor Services" onClose={() => setOpen(false)}>
      <ComboBox label="Country" options={[{ id: 'IN', label: 'India (+91)' }]} defaultValue="IN" />
      <Select label="Question type" options={[{ id: 'text', label: 'Short Answer' }]} />
    </Dialog>
  );
}

test('Dialog: the back gesture reaches a dialog again that stayed open the first time, and not the page', async () => {
  const { alive, back } = stubCloseWatcher();
  const onClose = vi.fn();
  const { unmount } = render(<AlertDialog title="Success!" onClose={onClose} />);
  await back();
  await back();
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(alive).toHaveLength(1);
  unmount();
  expect(alive).toEqual([]);
  vi.unstubAllGlobals();
});

test('Dialog: in a browser without close watchers Back closes the topmost dialog, Forward opens none, and a dialog closed by its button leaves no entry', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  history.replaceState({ service: 7 }, '');
  followHistory();
  const { length } = history;
  const openDialogs = () => history.state?.openDialogs;
  const traversed = (go: () => void) =>
    act(async () => {
      const arrived = new Promise((resolve) =>
        window.addEventListener('popstate', resolve, { once: true }),
      );
      go();
      await arrived;
    });
  render(<OpenedWithAlert />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.poll(openDialogs).toBe(2);
  expect(screen.getByTestId('state').textContent).toBe('{"service":7}');
  expect(history.length).toBe(length + 2);

  await traversed(() => history.back());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Doctor Services' })).toBeVisible();

  await traversed(() => history.forward());
  await expect.poll(openDialogs).toBe(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => history.state).toEqual({ service: 7 });
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.unstubAllGlobals();
});

function OpenedAlert() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Submit</Button>
      {isOpen && <AlertDialog title="Incomplete" onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenedWithAlert() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      <p data-testid="state">{JSON.stringify(usePageState())}</p>
      <Button onPress={() => setOpen(['dialog', 'alert'])}>Open</Button>
      {open.includes('dialog') && (
        <Dialog title="Doctor Services" onClose={() => setOpen([])}>
          List
        </Dialog>
      )}
      {open.includes('alert') && (
        <AlertDialog title="Incomplete" onClose={() => setOpen(['dialog'])} />
      )}
    </>
  );
}
