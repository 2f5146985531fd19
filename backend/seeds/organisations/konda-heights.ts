import { everyDay, open, weekend } from '../hours.ts';
import type { OrganisationSeed } from './organisation-seed.ts';

/** The residents' association of a housing estate. */
export const kondaHeights: OrganisationSeed = {
  id: 'konda-heights',
  name: 'Konda Heights Residents',
  isOpenToEveryone: false,
  branches: [
    {
      id: 'konda-heights-clubhouse',
      name: 'Clubhouse',
      departments: [
        {
          id: 'konda-heights-sports',
          name: 'Sports',
          resources: [
            {
              id: 'konda-badminton-court',
              name: 'Badminton court',
              kind: 'court',
              description:
                'An indoor court with a wooden floor. Rackets can be borrowed at the desk; shuttles are your own.',
              location: 'Clubhouse, hall 1',
              capacity: 4,
              hours: open(everyDay, '05:00', '22:00'),
              slotMinutes: 60,
            },
            {
              id: 'konda-table-tennis',
              name: 'Table tennis',
              kind: 'court',
              description: 'Two tables under the fan. Children before eight in the evening.',
              location: 'Clubhouse, veranda',
              capacity: 8,
              hours: open(everyDay, '06:00', '21:00'),
              slotMinutes: 30,
            },
          ],
        },
        {
          id: 'konda-heights-gatherings',
          name: 'Gatherings',
          resources: [
            {
              id: 'konda-banquet-hall',
              name: 'Banquet hall',
              kind: 'hall',
              description:
                'For birthdays, sangeets and meetings that matter. Kitchen, stage and a sound system that somebody should check first.',
              location: 'Clubhouse, first floor',
              capacity: 120,
              hours: open(everyDay, '10:00', '22:00'),
              slotMinutes: 240,
              noticeHours: 72,
            },
          ],
        },
      ],
    },
    {
      id: 'konda-heights-garden',
      name: 'Garden',
      departments: [
        {
          id: 'konda-heights-outdoors',
          name: 'Outdoors',
          resources: [
            {
              id: 'konda-barbecue-corner',
              name: 'Barbecue corner',
              kind: 'garden',
              description: 'A grill, a table under the neem tree, and a tap. Charcoal is your own.',
              location: 'Garden, by the neem tree',
              capacity: 12,
              hours: open(weekend, '11:00', '23:00'),
              slotMinutes: 180,
            },
          ],
        },
      ],
    },
  ],
};
