import { onDemand } from '../flow/on-demand.tsx';

/** The form of an entry, whose fields a calendar that is only looked at does not need. */
export const entryForm = onDemand(async () => (await import('./entry-form.tsx')).EntryForm);
