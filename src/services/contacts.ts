import * as v from 'valibot';

const Contacts = v.array(v.object({ tel: v.optional(v.array(v.string()), []) }));

/** The Contact Picker API of browsers on some phones, which TypeScript's types lack. */
interface ContactsManager {
  select(properties: readonly 'tel'[], options: { multiple: boolean }): Promise<unknown>;
}

/**
 * Opens the device's contact picker; resolves to the first number of each person, as it is stored,
 * and rejects on a device without the picker. The contacts stay on the device.
 */
export async function pickContacts(): Promise<string[]> {
  const manager = contactsOf(navigator);
  if (!manager) throw new Error('This device cannot show its contacts.');
  const picked = v.parse(Contacts, await manager.select(['tel'], { multiple: true }));
  return picked.flatMap(({ tel }) => tel.slice(0, 1));
}

function contactsOf(device: Navigator & { contacts?: ContactsManager }): ContactsManager | null {
  return device.contacts ?? null;
}
