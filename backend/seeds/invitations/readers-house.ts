import { everyDay, open } from '../hours.ts';
import type { OrganisationSeed } from '../organisations/organisation-seed.ts';

/** A reading room that invites every new person. */
export const readersHouse: OrganisationSeed = {
  id: 'readers-house',
  name: 'Kurnool Readers’ House',
  isOpenToEveryone: false,
  branches: [
    {
      id: 'readers-house-old-town',
      name: 'Old Town',
      departments: [
        {
          id: 'readers-house-rooms',
          name: 'Reading rooms',
          resources: [
            {
              id: 'readers-window-seat',
              name: 'Window seat',
              kind: 'desk',
              description:
                'One cushion, one lamp and the sound of the street far below. The best two hours of a week.',
              location: 'Old Town, first floor',
              capacity: 1,
              hours: open(everyDay, '08:00', '20:00'),
              slotMinutes: 120,
            },
            {
              id: 'readers-story-corner',
              name: 'కథల మూల',
              kind: 'room',
              description:
                'Mats, puppets and four shelves of picture books, for stories told aloud.',
              location: 'Old Town, ground floor',
              capacity: 15,
              hours: open(everyDay, '10:00', '19:00'),
              slotMinutes: 60,
            },
          ],
        },
      ],
    },
  ],
};
