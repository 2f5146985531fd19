import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TellGuests } from '../../src/views/event-page/tell-guests.tsx';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { guestsText, smsLink } from '../../src/views/words/guests-text.ts';
import { setStage } from '../model/harness/view.tsx';

beforeEach(() => setLocalTimeZone('Asia/Kolkata'));

afterEach(() => resetLocalTimeZone());

const url = 'https://timewell.test/event/garba';
const event = {
  id: 'garba',
  eventName: 'Garba & dandiya',
  eventDateTime: '2026-03-09T13:30:00Z',
  venue: 'Town hall',
};
const sentence =
  'You are invited: Garba & dandiya, Monday, 9 March 2026, 07:00 pm IST, Town hall. Please answer here:';

it('Telling the guests: the sentence names the event, its time and its place, as far as they are known', () => {
  expect(guestsText(event)).toBe(sentence);
  expect(guestsText({ ...event, venue: '' })).toBe(sentence.replace(', Town hall', ''));
});

it('Telling the guests: WhatsApp and SMS open with the sentence and the event’s address', () => {
  show();
  const whatsApp = new URL(hrefOf('WhatsApp'));
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/');
  expect(whatsApp.searchParams.get('text')).toBe(`${sentence} ${url}`);
  const [sms = '', body = ''] = hrefOf('SMS').split('?&body=');
  expect([sms, decodeURIComponent(body)]).toEqual(['sms:', `${sentence} ${url}`]);
});

it('Telling the guests: a name that a service cut in the middle of an emoji goes into an SMS as well', () => {
  const [, body = ''] = smsLink('Garba + \ud83d').split('body=');
  expect(body).not.toContain('+');
  expect(decodeURIComponent(body)).toBe('Garba + \ufffd');
});

it('Telling the guests: a device without a share sheet offers to copy the link alone', () => {
  show(false);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Copy link']);
});

function show(hasShareSheet = true) {
  const { environment } = setStage();
  render(
    <EnvironmentContext value={{ ...environment, hasShareSheet }}>
      <TellGuests
        isCancelled={false}
        sentence={sentence}
        url={url}
        isSharing={false}
        onShare={() => undefined}
      />
    </EnvironmentContext>,
  );
}

function hrefOf(name: string): string {
  return screen.getByRole('link', { name }).getAttribute('href') ?? '';
}
