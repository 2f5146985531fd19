import type { RsvpAnswer, RsvpQuestion } from '#domain/rsvp.ts';
import { asking, attending, notAttending } from '../calendar/hosted-event-seed.ts';
import type { NeighbourName } from './neighbours.ts';

/** The demonstration's person, or one of their neighbours. */
export type PersonName = 'asha' | NeighbourName;

/** A day, counted from the first start on, and a wall time `HH:MM` in Kurnool. */
interface When {
  readonly day: number;
  readonly time: string;
}

/** An event and what became of it. Days are counted from the first start on; past ones are below 0. */
export interface GatheringSeed {
  readonly host: PersonName;
  readonly createdDay: number;
  readonly event: {
    readonly eventName: string;
    readonly venue: string;
    readonly description: string;
    readonly rsvpQuestionnaire: RsvpQuestion[];
  };
  readonly when: When;
  readonly deadlineDay: number;
  readonly guests: readonly PersonName[];
  /** In the order of the days. */
  readonly answers: readonly Answer[];
  readonly moved?: { readonly onDay: number; readonly when: When; readonly deadlineDay: number };
  readonly cancelled?: { readonly onDay: number; readonly message: string };
}

interface Answer {
  readonly onDay: number;
  readonly guest: PersonName;
  readonly responses: Readonly<Record<string, RsvpAnswer>>;
}

/** One event that is over, one with answers to come, one that was moved and one that was cancelled. */
export const gatherings: readonly GatheringSeed[] = [
  {
    host: 'asha',
    createdDay: -20,
    event: {
      eventName: 'Avakaya day with Ammamma',
      venue: 'Konda Heights, block C, flat 302, Kurnool',
      description:
        'Forty mangoes, one sharp knife each, and Ammamma says how much chilli. Wear what may get stained.',
      rsvpQuestionnaire: asking(
        ['How many jars shall we fill for you?', 'number'],
        ['Can you bring a cutting board?', 'boolean'],
      ),
    },
    when: { day: -3, time: '10:00' },
    deadlineDay: -5,
    guests: ['padmaja', 'meher', 'kiran', 'venkatesh'],
    answers: [
      { onDay: -18, guest: 'padmaja', responses: attending(3, true) },
      { onDay: -17, guest: 'kiran', responses: attending(1, false) },
      { onDay: -9, guest: 'meher', responses: attending(2, true) },
      { onDay: -8, guest: 'venkatesh', responses: notAttending },
    ],
  },
  {
    host: 'asha',
    createdDay: -12,
    event: {
      eventName: 'Lunch under the mango tree',
      venue: 'Konda Heights, the garden behind block A, Kurnool',
      description:
        'Pulihora, bobbatlu and a long table in the shade. The children have promised a play, so please stay until four.',
      rsvpQuestionnaire: asking(
        ['How many of you are coming?', 'number'],
        ['Do you bring the carrom board?', 'boolean'],
      ),
    },
    when: { day: 10, time: '12:30' },
    deadlineDay: 8,
    guests: ['padmaja', 'venkatesh', 'meher', 'kiran'],
    answers: [
      { onDay: -11, guest: 'venkatesh', responses: attending(4, true) },
      { onDay: -10, guest: 'padmaja', responses: attending(2, false) },
      { onDay: -6, guest: 'meher', responses: notAttending },
    ],
  },
  {
    host: 'padmaja',
    createdDay: -9,
    event: {
      eventName: 'Veena under the stars',
      venue: 'Padmaja’s roof, Venkataramana Colony, Kurnool',
      description:
        'Two ragas, one power cut if we are lucky, and buttermilk for everybody. Mats are there.',
      rsvpQuestionnaire: asking(['How many mats shall we keep for you?', 'number']),
    },
    when: { day: 6, time: '19:00' },
    deadlineDay: 4,
    guests: ['asha', 'meher', 'kiran'],
    answers: [
      { onDay: -7, guest: 'asha', responses: attending(2) },
      { onDay: -5, guest: 'meher', responses: attending(1) },
    ],
    moved: { onDay: -1, when: { day: 8, time: '18:30' }, deadlineDay: 6 },
  },
  {
    host: 'venkatesh',
    createdDay: -10,
    event: {
      eventName: 'By boat to the Sangameswaram temple',
      venue: 'Muchumarri ghat, boat landing',
      description:
        'The temple is out of the water for a few weeks only. One boat, twelve seats, lemon rice on board.',
      rsvpQuestionnaire: asking(['How many seats do you need?', 'number']),
    },
    when: { day: 5, time: '07:00' },
    deadlineDay: 3,
    guests: ['asha', 'padmaja', 'kiran'],
    answers: [
      { onDay: -8, guest: 'asha', responses: attending(2) },
      { onDay: -4, guest: 'kiran', responses: attending(1) },
    ],
    cancelled: {
      onDay: -2,
      message:
        'The river has risen over the steps, and the boatman does not dare to go. I am sorry, and will ask you again when the water falls.',
    },
  },
];
