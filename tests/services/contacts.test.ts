import { afterEach, expect, it, vi } from 'vitest';
import { pickContacts } from '../../src/services/contacts.ts';

afterEach(() => vi.unstubAllGlobals());

function device(picked: unknown) {
  const select = vi.fn(async () => picked);
  vi.stubGlobal('navigator', { contacts: { select } });
  return select;
}

it('asks for numbers only, of as many people as one likes', async () => {
  const select = device([]);
  await pickContacts();
  expect(select.mock.calls).toEqual([[['tel'], { multiple: true }]]);
});

it('takes the first number of each person, as it stands there', async () => {
  device([{ tel: ['\u202a+91 98765 43210\u202c', '12345'] }, { tel: ['91234-56789'] }]);
  expect(await pickContacts()).toEqual(['\u202a+91 98765 43210\u202c', '91234-56789']);
});

it('leaves out who has no number', async () => {
  device([{ tel: [] }, {}, { tel: ['12345678'] }]);
  expect(await pickContacts()).toEqual(['12345678']);
});

it('is empty where nobody was picked', async () => {
  device([]);
  expect(await pickContacts()).toEqual([]);
});

it.each([null, 'Asha', [{ tel: '12345678' }], [{ tel: [7] }]])(
  'fails where the device answers with %j',
  async (picked) => {
    device(picked);
    await expect(pickContacts()).rejects.toThrow();
  },
);

it('fails on a device that shows no contacts', async () => {
  vi.stubGlobal('navigator', {});
  await expect(pickContacts()).rejects.toThrow('This device cannot show its contacts.');
});
