import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { inPages, ok, secondPage, userID } from '../../world/answers.ts';
import { signedIn } from '../../world/device.ts';
import { myAppointments } from '../../world/person/invitations.ts';
import { pressTwiceByKey } from '../../world/person/person.ts';
import { enabled } from '../../world/screen.ts';
import { network, until, visit } from '../../world/visit.tsx';
import { type PressedCall, pressed } from './pressed.ts';
import { type ExtraCells, furtherCells } from './row.ts';

interface FurtherPage extends Partial<PressedCall> {
  call: PressedCall['call'];
  first: unknown;
  second: unknown;
  /** The item of the first page, and that of the second. */
  names: readonly [string, string];
  item?: (name: string) => HTMLElement;
  open?: () => Promise<void>;
}

/** The cells of a list's further page: on /my-appointments, unless it is said. */
export function furtherPage(list: FurtherPage): ExtraCells {
  const { first, second, names, item = card, open = visitAppointments, ...own } = list;
  const [known, further] = names;
  const row = pressed({
    where: 'for a further page',
    fields: { user_id: userID, cursor: secondPage },
    page: myAppointments,
    underLogin: () => {
      // What the login covers is hidden from roles.
      expect(screen.getByRole('article', { name: known, hidden: true })).toBeVisible();
    },
    arrive: async () => {
      network.answer(own.call, inPages(first, second));
      await open();
      await until(() => enabled(texts.showMore));
    },
    button: texts.showMore,
    twice: pressTwiceByKey,
    kept: 'the list stays, with its failure at the button',
    asItWas: () => {
      expect(item(known)).toBeVisible();
      expect(screen.getByRole('alert').textContent).toBe(texts.moreFailed);
    },
    again: texts.tryAgain,
    good: ok(second),
    done: 'its items stand at the end of the list',
    goesOn: () => {
      expect(item(known)).toBeVisible();
      expect(item(further)).toBeVisible();
      expect(screen.queryByRole('button', { name: texts.showMore })).toBeNull();
    },
    comeBack: null,
    ...own,
  });
  return furtherCells(row);
}

async function visitAppointments(): Promise<void> {
  await visit(myAppointments, signedIn);
}

function card(name: string): HTMLElement {
  return screen.getByRole('article', { name });
}
