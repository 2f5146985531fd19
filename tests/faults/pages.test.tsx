import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { inPages, refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { invitedEvent, myAppointments } from '../world/person/invitations.ts';
import { press } from '../world/person/person.ts';
import { dialog, dialogs, enabled } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';
import { beBackElsewhere } from './matrix/expiry.ts';

const onam = { ...invitedEvent, event_id: 'onam', title: 'Onam sadya' };
const inTwoPages = inPages({ invitedEvents: [invitedEvent] }, { invitedEvents: [onam] });

it('Invitations: a list in pages goes on with Try again, once a session that ended over a further page is back from another tab', async () => {
  network.answer('getUserEvents', inTwoPages);
  await visit(myAppointments, signedIn);
  await until(() => enabled(texts.showMore));
  network.answer('getUserEvents', refusal(401, 'Log in first.'));
  await press(texts.showMore);
  await until(() => dialog(dialogs.login));
  network.answer('getUserEvents', inTwoPages);
  await beBackElsewhere();
  expect(card('Ugadi dinner')).toBeVisible();
  await press(texts.tryAgain);
  await until(() => expect(card('Onam sadya')).toBeVisible());
});

function card(name: string): HTMLElement | null {
  return screen.queryByRole('article', { name });
}
