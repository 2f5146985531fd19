import * as v from 'valibot';

const Contacts = v.array(v.object({ tel: v.optional(v.array(v.string()), []) }));

/** The Contact Picker API, which browsers on some phones have and TypeScript does not know. */
interface ContactsManager {
  select(properties: readonly 'tel'[], options: { multiple: boolean }): Promise<unknown>;
}

/**
 * Lets the person pick from the device's contacts; the first number of each, as it stands there.
 * Nothing leaves the device by it.
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
