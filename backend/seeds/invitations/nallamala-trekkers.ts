import { everyDay, open, weekend } from '../hours.ts';
import type { OrganisationSeed } from '../organisations/organisation-seed.ts';

/** Walkers who share their gear. */
export const nallamalaTrekkers: OrganisationSeed = {
  id: 'nallamala-trekkers',
  name: 'Nallamala Trekkers',
  isOpenToEveryone: false,
  branches: [
    {
      id: 'nallamala-trekkers-base',
      name: 'Base camp Atmakur',
      departments: [
        {
          id: 'nallamala-trekkers-gear',
          name: 'Gear',
          resources: [
            {
              id: 'trekkers-tent',
              name: 'Tent for four',
              description:
                'Dry, mended twice and good for the monsoon. Bring it back with all of its pegs.',
              location: 'Base camp, store room',
              capacity: 4,
              hours: open(everyDay, '06:00', '18:00'),
              slotMinutes: 720,
            },
            {
              id: 'trekkers-climbing-wall',
              name: 'Climbing wall',
              kind: 'court',
              description: 'Six metres of it, with a rope and somebody who holds the other end.',
              location: 'Base camp, behind the neem trees',
              capacity: 6,
              hours: open(weekend, '07:00', '11:00'),
              slotMinutes: 60,
            },
          ],
        },
      ],
    },
  ],
};
