import { type AnyEventObject, createActor, fromTransition } from 'xstate';
import type { Drafts } from '#domain/drafts.ts';
import type { HostedEvent } from '#domain/event.ts';
import type { EventField, NewEventDraft } from '#domain/new-event.ts';
import { createEventDraft, createEventMachine } from '../../src/machines/create-event.ts';
import { eventPageMachine } from '../../src/machines/event-page.ts';
import { hostedEventsMachine } from '../../src/machines/hosted-events.ts';
import { keepDraft } from '../../src/machines/kit/draft.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { moment } from '../model/flows/create-event.model.ts';
import { now } from '../model/flows/hosting.ts';
import { FakePorts } from '../world/ports.ts';
import { settled } from '../world/settled.ts';
import { memory } from '../world/storage.ts';

/** The form of an event with its real list of invitees, on a world that answers when told. */
export function startForm({
  userID = 'asha',
  drafts = createDrafts(memory(), memory()),
}: {
  userID?: string;
  drafts?: Drafts;
} = {}) {
  const fakes = new FakePorts();
  const shell = startRecorder();
  const draft = draftOf(drafts, userID);
  const input = { shell, userID, draft };
  const form = createActor(withServices(createEventMachine, fakes.actors), { input });
  keepDraft(form, createEventDraft, drafts, { userID });
  form.start();
  return {
    form,
    drafts,
    ...handles(fakes, shell),
    invitees: () => {
      const { invitees } = form.getSnapshot().children;
      if (!invitees) throw new Error('The form has no list of invitees.');
      return invitees;
    },
    fill: (fields: Partial<Record<EventField, string>>) => {
      for (const [field, text] of Object.entries(fields)) {
        form.send({ type: 'field.changed', field: field as EventField, text });
      }
    },
    submit: () => form.send({ type: 'event.submitted', ...moment }),
    typed: () => form.getSnapshot().context.draft,
  };
}

/** 'Your Created Events' of somebody signed in. */
export function startList() {
  const fakes = new FakePorts();
  const shell = startRecorder();
  const input = { shell, userID: 'asha' };
  const list = createActor(withServices(hostedEventsMachine, fakes.actors), { input }).start();
  return { list, ...handles(fakes, shell) };
}

/** The page of an event at an address, with what came along with the navigation. */
export function startPage(id: string, handed: HostedEvent | null) {
  const fakes = new FakePorts();
  const shell = startRecorder();
  const input = { shell, userID: 'asha', id, handed, now };
  const page = createActor(withServices(eventPageMachine, fakes.actors), { input }).start();
  return { page, ...handles(fakes, shell) };
}

/** What is kept of somebody's form. */
export function draftOf(drafts: Drafts, userID: string): NewEventDraft | null {
  return drafts.load({ userID }, createEventDraft.flow, createEventDraft.schema);
}

function handles(fakes: FakePorts, shell: ReturnType<typeof startRecorder>) {
  const told = () => shell.getSnapshot().context;
  return {
    fakes,
    told,
    alerts: () => told().flatMap(({ alert }) => alert ?? []),
    toasts: () => told().flatMap(({ toast }) => toast?.text ?? []),
    answer: async (actor: string, output: unknown) => {
      fakes.resolve(actor, output);
      await settled();
    },
    fail: async (actor: string) => {
      fakes.reject(actor, new Error('offline'));
      await settled();
    },
  };
}

/** Keeps what a flow tells the shell. */
function startRecorder() {
  const record = (told: AnyEventObject[], event: AnyEventObject) => [...told, event];
  return createActor(fromTransition(record, [])).start();
}
