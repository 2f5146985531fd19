import { afterEach, expect, it, vi } from 'vitest';
import { pickContacts } from '../../src/services/contacts.ts';

afterEach(() => vi.unstubAllGlobals());

function device(picked: unknown) {
  const select = vi.fn(async () => picked);
  vi.stubGlobal('navigator', { contacts: { select } });
  return select;
}

it('Contacts: the picker asks for phone numbers of several people', async () => {
  const select = device([]);
  await pickContacts();
  expect(select.mock.calls).toEqual([[['tel'], { multiple: true }]]);
});

it('Contacts: the first number of each person is returned as it is stored', async () => {
  device([{ tel: ['\u202a+91 98765 43210\u202c', '12345'] }, { tel: ['91234-56789'] }]);
  expect(await pickContacts()).toEqual(['\u202a+91 98765 43210\u202c', '91234-56789']);
});

it('Contacts: people without a number are left out', async () => {
  device([{ tel: [] }, {}, { tel: ['12345678'] }]);
  expect(await pickContacts()).toEqual(['12345678']);
});

it('Contacts: an empty selection returns an empty list', async () => {
  device([]);
  expect(await pickContacts()).toEqual([]);
});

it.each([null, 'Asha', [{ tel: '12345678' }], [{ tel: [7] }]])(
  'Contacts: the picker fails when the device answers with %j',
  async (picked) => {
    device(picked);
    await expect(pickContacts()).rejects.toThrow();
  },
);

it('Contacts: the picker fails on a device without contacts', async () => {
  vi.stubGlobal('navigator', {});
  await expect(pickContacts()).rejects.toThrow('This device cannot show its contacts.');
});
