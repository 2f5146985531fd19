import {
  asking,
  comes,
  declines,
  type HostedEventSeed,
  isSilent,
} from '../calendar/hosted-event-seed.ts';
import { demoUser } from '../seed.ts';
import type { HostName } from './hosts.ts';
import type { Rhythm } from './turns.ts';

const asha = demoUser.mobile_number;

/**
 * Events that one host repeats; one is always in the future. An event follows its deadline by a
 * number of days.
 */
export interface InvitedEventSeed {
  readonly name: string;
  readonly host: HostName;
  readonly deadline: Rhythm;
  readonly daysAfterDeadline: number;
  readonly isOpenToEveryone: boolean;
  readonly inTurn: readonly [HostedEventSeed, ...HostedEventSeed[]];
}

/** The events of the demonstration's person, and one that is open to everyone. */
export const invitedEvents: readonly InvitedEventSeed[] = [
  {
    name: 'soon',
    host: 'sravani',
    deadline: { firstDay: '2026-01-03', everyDays: 2, noticeHours: 12 },
    daysAfterDeadline: 2,
    isOpenToEveryone: false,
    inTurn: [
      {
        eventName: 'Filter coffee and old film songs',
        time: '18:00',
        venue: 'Sravani’s terrace, Budhawarpet, Kurnool',
        description:
          'Ghantasala on the record player, decoction since noon. Come as you are, and bring the song that you know by heart.',
        rsvpQuestionnaire: asking(),
        guests: [isSilent(asha), comes('+919000092101'), declines('+919000092102')],
      },
      {
        eventName: 'Carrom finals, under the big fan',
        time: '19:00',
        venue: 'Sravani’s house, Budhawarpet, Kurnool',
        description:
          'Pinni has not lost since Ugadi. Somebody has to stop her. Mirchi bajji between the rounds.',
        rsvpQuestionnaire: asking(),
        guests: [isSilent(asha), comes('+919000092101'), comes('+919000092103')],
      },
    ],
  },
  {
    name: 'walima',
    host: 'imtiaz',
    deadline: { firstDay: '2026-01-05', everyDays: 14, noticeHours: 72 },
    daysAfterDeadline: 5,
    isOpenToEveryone: false,
    inTurn: [
      {
        eventName: 'Walima of Imtiaz and Ayesha',
        time: '20:00',
        venue: 'Taj Function Hall, Park Road, Kurnool',
        description:
          'With the blessings of our elders. Dinner from eight, qawwali from nine, and double ka meetha until nobody can walk.',
        rsvpQuestionnaire: asking(
          ['How many of you are coming?', 'number'],
          ['What would you like to eat, and what not?', 'text'],
          ['Shall we keep a room for the night?', 'boolean'],
        ),
        guests: [
          comes('+919000092201', 4, 'Everything, twice', false),
          isSilent(asha),
          comes('+919000092202', 2, 'No meat for Nanna', true),
          declines('+919000092203'),
        ],
      },
    ],
  },
  {
    name: 'shashtipurti',
    host: 'subbaiah',
    deadline: { firstDay: '2026-01-10', everyDays: 14, noticeHours: 72 },
    daysAfterDeadline: 4,
    isOpenToEveryone: false,
    inTurn: [
      {
        eventName:
          'తాతయ్య గారి షష్టిపూర్తి మహోత్సవం, ఆయుష్ హోమం మరియు కుటుంబ సభ్యులందరి సమక్షంలో సాయంత్రం జరిగే పౌరాణిక నాటక ప్రదర్శన',
        time: '08:30',
        venue: 'శ్రీ రాఘవేంద్ర కళ్యాణ మండపం, నంద్యాల',
        description:
          'మీ ఆశీస్సులే మాకు కొండంత అండ. The homam begins at 8:30, lunch on banana leaves at one, the play after dark.',
        rsvpQuestionnaire: asking(['How many seats shall we keep for you?', 'number']),
        guests: [comes('+919000092301', 6), isSilent(asha), isSilent('+919000092302')],
      },
    ],
  },
  {
    name: 'arangetram',
    host: 'sravani',
    deadline: { firstDay: '2026-01-13', everyDays: 14, noticeHours: 72 },
    daysAfterDeadline: 3,
    isOpenToEveryone: false,
    inTurn: [
      {
        eventName: 'Meghana’s Kuchipudi arangetram',
        time: '17:30',
        venue: 'C. Camp Kalakshetram, Kurnool',
        description:
          'Nine years of practice in the room next to ours. She will dance the tarangam on the rim of a brass plate, so please no flash.',
        rsvpQuestionnaire: asking(
          ['How many seats shall we keep for you?', 'number'],
          ['Will you stay for dinner?', 'boolean'],
        ),
        guests: [comes('+919000092401', 3, true), comes(asha, 2, true), declines('+919000092402')],
      },
    ],
  },
  {
    name: 'trek',
    host: 'imtiaz',
    deadline: { firstDay: '2026-01-06', everyDays: 14, noticeHours: 72 },
    daysAfterDeadline: 5,
    isOpenToEveryone: false,
    inTurn: [
      {
        eventName: 'Sunday trek to the Yaganti caves',
        time: '05:00',
        venue: 'Raj Vihar bus stop, Kurnool',
        description:
          'Two cars, one flask of tea each, and back before the stones get hot. Ask at home for somebody’s good shoes.',
        rsvpQuestionnaire: asking(['Can you take others in your car?', 'boolean']),
        guests: [comes('+919000092501', true), declines(asha), comes('+919000092502', false)],
      },
    ],
  },
  {
    name: 'breakfast',
    host: 'subbaiah',
    deadline: { firstDay: '2026-01-02', everyDays: 28, noticeHours: 14 * 24 },
    daysAfterDeadline: 2,
    isOpenToEveryone: true,
    inTurn: [
      {
        eventName: 'Sunday breakfast by the Tungabhadra, newcomers welcome',
        time: '07:30',
        venue: 'Sunkesula Road river bank, under the banyan, Kurnool',
        description:
          'Idli from one pot, podi from another, and a place on the mat for everybody who is new here.',
        rsvpQuestionnaire: asking(['How many idlis, honestly?', 'number']),
        guests: [comes('+919000092601', 6), comes('+919000092602', 4)],
      },
    ],
  },
];
