import { asking, comes, declines, type HostedEventSeed, isSilent } from './hosted-event-seed.ts';

/** Events hosted in turn, a fortnight apart. The numbers are not assigned. */
export const hostedEvents: readonly HostedEventSeed[] = [
  {
    eventName: 'Terrace biryani night',
    time: '19:30',
    venue: 'Konda Heights, terrace of block C, Kurnool',
    description:
      'Nanna is at the big handi again: Rayalaseema mutton biryani, and gutti vankaya for those who eat no meat. Bring a shawl, it gets breezy up there.',
    rsvpQuestionnaire: asking(
      ['How many of you are coming?', 'number'],
      ['Anything we should leave out of the food?', 'text'],
    ),
    guests: [
      comes('+919000091001', 4, 'No peanuts for Chinni, please'),
      comes('+919000091002', 2, 'Two of us eat no meat'),
      declines('+919000091003'),
      isSilent('+919000091004'),
      comes('+919000091005', 1, 'Nothing, I am hungry already'),
      isSilent('+919000091006'),
    ],
  },
  {
    eventName:
      'మా కొత్త ఇంటి గృహప్రవేశం మరియు సత్యనారాయణ స్వామి వ్రతం, ఆ తరువాత బంధుమిత్రులందరితో కలిసి అరటి ఆకులో సాంప్రదాయ తెలుగు విందు భోజనం',
    time: '09:15',
    venue: 'ప్లాట్ 27, వెంకటరమణ కాలనీ, కర్నూలు',
    description:
      'మీ రాక మాకెంతో ఆనందం. The muhurtham is at 9:15, lunch follows at 12:30. Parking is in the lane behind the Ramalayam.',
    rsvpQuestionnaire: asking(
      ['How many will sit down to lunch?', 'number'],
      ['Shall we fetch you from the station?', 'boolean'],
    ),
    guests: [
      comes('+919000091101', 5, false),
      comes('+919000091102', 3, true),
      declines('+919000091103'),
      comes('+919000091104', 2, false),
      isSilent('+919000091105'),
      isSilent('+919000091106'),
      comes('+919000091107', 6, true),
      declines('+919000091108'),
    ],
  },
  {
    eventName: 'Kurnool readers: Telugu short stories',
    time: '17:00',
    venue: 'District Central Library, first floor, Kurnool',
    description:
      'We read two stories aloud, Raavi Sastry and Volga this time, and then argue over filter coffee until they put out the lights.',
    rsvpQuestionnaire: asking(
      ['Will you read a page aloud?', 'boolean'],
      ['Which story should be next?', 'text'],
    ),
    guests: [
      comes('+919000091201', true, 'Something by Chalam'),
      isSilent('+919000091202'),
      declines('+919000091203'),
      comes('+919000091204', false, 'Malathi Chandur, any of hers'),
    ],
  },
  {
    eventName: 'School friends at Konda Reddy Fort',
    time: '06:30',
    venue: 'Konda Reddy Buruju, main gate, Kurnool',
    description:
      'Twenty years since class ten. We climb the fort before the sun does, then ulavacharu dosa at the corner, like old times.',
    rsvpQuestionnaire: asking(
      ['Which section were you in?', 'text'],
      ['Do you need a lift from Hyderabad?', 'boolean'],
    ),
    guests: [
      comes('+919000091301', 'B, last bench', true),
      comes('+919000091302', 'A', false),
      isSilent('+919000091303'),
      declines('+919000091304'),
      comes('+919000091305', 'B', true),
    ],
  },
  {
    eventName: 'Cousins’ potluck by Hussain Sagar',
    time: '18:30',
    venue: 'Sanjeevaiah Park, lotus pond lawn, Hyderabad',
    description:
      'Everybody brings one dish and one story about Ammamma. Mats and plates are with Sravani; the last metro back is at eleven.',
    rsvpQuestionnaire: asking(
      ['What are you bringing?', 'text'],
      ['How many plates shall we keep for you?', 'number'],
    ),
    guests: [
      comes('+919000091401', 'Double ka meetha', 3),
      declines('+919000091402'),
      isSilent('+919000091403'),
    ],
  },
];
