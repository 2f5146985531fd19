import { everyDay, open } from '../hours.ts';
import type { OrganisationSeed } from './organisation-seed.ts';

/** A small organisation that every new person of a demonstration joins. */
export const kurnoolCommons: OrganisationSeed = {
  id: 'kurnool-commons',
  name: 'Kurnool Commons',
  isOpenToEveryone: true,
  branches: [
    {
      id: 'kurnool-commons-riverside',
      name: 'Riverside',
      departments: [
        {
          id: 'kurnool-commons-rooms',
          name: 'Rooms',
          resources: [
            {
              id: 'commons-meeting-room',
              name: 'Meeting room',
              kind: 'room',
              description:
                'A bright room on the first floor with a long table, a screen and a view of the Tungabhadra. Tea at the counter downstairs.',
              location: 'Riverside, first floor',
              capacity: 10,
              hours: open(everyDay, '07:00', '22:00'),
              slotMinutes: 60,
            },
            {
              id: 'commons-quiet-study',
              name: 'Quiet study',
              kind: 'desk',
              description:
                'Four desks, four lamps and no phones. Open around the clock, because exams do not keep office hours.',
              location: 'Riverside, ground floor',
              capacity: 4,
              hours: open(everyDay, '00:00', '00:00'),
              slotMinutes: 30,
            },
          ],
        },
        {
          id: 'kurnool-commons-workshop',
          name: 'Workshop',
          resources: [
            {
              id: 'commons-tool-bench',
              name: 'Tool bench',
              kind: 'workshop',
              description:
                'A bench with vices, drills and saws for repairs and school projects. Safety glasses hang by the door; wear them.',
              location: 'Riverside, courtyard',
              capacity: 3,
              hours: open(everyDay, '09:00', '19:00'),
              slotMinutes: 60,
            },
          ],
        },
      ],
    },
  ],
};
