import { type AnyEventObject, createActor, fromTransition, type InputFrom } from 'xstate';
import type { Drafts } from '#domain/drafts.ts';
import type { RsvpDraft } from '#domain/invitation.ts';
import { invitationsMachine } from '../../src/machines/invitations.ts';
import { keepDraft } from '../../src/machines/kit/draft.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { rsvpDraft, rsvpMachine } from '../../src/machines/rsvp.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { now } from '../model/flows/hosting.ts';
import { deadline, questionnaire } from '../model/flows/rsvp.model.ts';
import { FakePorts } from '../world/ports.ts';
import { settled } from '../world/settled.ts';
import { memory } from '../world/storage.ts';

type Start = Partial<Omit<InputFrom<typeof rsvpMachine>, 'shell' | 'draft'>> & { drafts?: Drafts };

/** The answer to an invitation, with its draft, on a world that answers when told. */
export function startRsvp({ drafts = createDrafts(memory(), memory()), ...given }: Start = {}) {
  const fakes = new FakePorts();
  const shell = startRecorder();
  const invitation = {
    kind: 'event' as const,
    userID: 'asha',
    id: 'garba',
    questionnaire,
    status: 'pending',
    responses: {},
    deadline,
    now,
    ...given,
  };
  const { kind, id, userID } = invitation;
  const draft = draftOf(drafts, userID, `${kind}.${id}`);
  const input = { ...invitation, shell, draft };
  const rsvp = createActor(withServices(rsvpMachine, fakes.actors), { input });
  keepDraft(rsvp, { ...rsvpDraft, flow: flowOf(`${kind}.${id}`) }, drafts, { userID });
  rsvp.start();
  return {
    rsvp,
    drafts,
    ...handles(fakes, shell),
    say: (isAttending: boolean) => rsvp.send({ type: 'attendance.answered', isAttending }),
    type: (questionId: string, answer: boolean | string) =>
      rsvp.send({ type: 'question.answered', questionId, answer }),
    submit: (at = now) => rsvp.send({ type: 'rsvp.submitted', now: at }),
    typed: () => rsvp.getSnapshot().context.answers,
    at: () => rsvp.getSnapshot().value,
    stop: () => rsvp.stop(),
  };
}

/** The lists of somebody signed in. */
export function startLists() {
  const fakes = new FakePorts();
  const shell = startRecorder();
  const input = { shell, userID: 'asha' };
  const lists = createActor(withServices(invitationsMachine, fakes.actors), { input }).start();
  return {
    lists,
    ...handles(fakes, shell),
    lookAgain: () => fakes.say('pageLooks', { type: 'page.shown' }),
    shown: () => {
      const { events, invites } = lists.getSnapshot().context;
      return { events, invites };
    },
  };
}

/** What is kept of somebody's answer to an invitation, named `kind.id`. */
export function draftOf(drafts: Drafts, userID: string, invitation: string): RsvpDraft | null {
  return drafts.load({ userID }, flowOf(invitation), rsvpDraft.schema);
}

function flowOf(invitation: string): string {
  return `${rsvpDraft.flow}.${invitation}`;
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
