import { type AnyActorRef, type AnyEventObject, createActor, fromTransition } from 'xstate';
import { BookingDraft } from '#domain/booking.ts';
import type { Drafts } from '#domain/drafts.ts';
import type { Slot } from '#domain/slot.ts';
import { keepDraft } from '../../src/machines/kit/draft.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import {
  resourceBookingDraft,
  resourceBookingMachine,
} from '../../src/machines/resource-booking.ts';
import { serviceBookingDraft, serviceBookingMachine } from '../../src/machines/service-booking.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { resource } from '../model/flows/resource.model.ts';
import { service, today } from '../model/flows/slots.ts';
import { FakePorts } from '../world/ports.ts';
import { settled } from '../world/settled.ts';
import { memory } from '../world/storage.ts';

interface Start {
  draft?: BookingDraft | null;
  drafts?: Drafts;
  fakes?: FakePorts;
}

const userID = 'asha';

/** A service's booking with its real choice of slots, on a world that answers when told. */
export function startService({
  draft = null,
  drafts = createDrafts(memory(), memory()),
  fakes = new FakePorts(),
}: Start = {}) {
  const shell = startRecorder();
  const input = { shell, service, userID, today, draft };
  const booking = createActor(withServices(serviceBookingMachine, fakes.actors), { input });
  keepDraft(booking, serviceBookingDraft, drafts, { userID });
  booking.start();
  const choice = () => booking.getSnapshot().children.slotChoice;
  return { booking, choice, drafts, ...handles(fakes, shell, choice) };
}

/** A resource's booking, likewise. */
export function startResource({
  draft = null,
  drafts = createDrafts(memory(), memory()),
  fakes = new FakePorts(),
}: Start = {}) {
  const shell = startRecorder();
  const input = { shell, resourceId: 'hall', resource, userID, today, draft };
  const booking = createActor(withServices(resourceBookingMachine, fakes.actors), { input });
  keepDraft(booking, resourceBookingDraft, drafts, { userID });
  booking.start();
  const choice = () => booking.getSnapshot().children.slotChoice;
  return { booking, choice, drafts, ...handles(fakes, shell, choice) };
}

/** What an actor was asked for, first to last. */
export function asked(fakes: FakePorts, actor: string): unknown[] {
  return fakes.calls.filter((call) => call.actor === actor).map(({ input }) => input);
}

/** The slots that a booking holds as chosen. */
export function chosenIn(booking: { getSnapshot: () => { context: { chosen: Slot[] } } }): Slot[] {
  return booking.getSnapshot().context.chosen;
}

/** What is kept of somebody's booking. */
export function draftOf(flow: string, drafts: Drafts, user: string): BookingDraft | null {
  return drafts.load({ userID: user }, flow, BookingDraft);
}

function handles(fakes: FakePorts, shell: Recorder, choice: () => AnyActorRef | undefined) {
  return {
    fakes,
    told: () => shell.getSnapshot().context,
    choose: (slot: Slot) => choice()?.send({ type: 'slot.toggled', slot }),
    answer: async (actor: string, output: unknown) => {
      fakes.resolve(actor, output);
      await settled();
    },
  };
}

type Recorder = ReturnType<typeof startRecorder>;

/** Keeps what a flow tells the shell. */
function startRecorder() {
  const record = (told: AnyEventObject[], event: AnyEventObject) => [...told, event];
  return createActor(fromTransition(record, [])).start();
}
