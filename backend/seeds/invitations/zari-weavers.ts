import { mondayToSaturday, open } from '../hours.ts';
import type { OrganisationSeed } from '../organisations/organisation-seed.ts';

/** Weavers with a loom for guests. */
export const zariWeavers: OrganisationSeed = {
  id: 'zari-weavers',
  name: 'Gadwal Zari Weavers’ Guild',
  isOpenToEveryone: false,
  branches: [
    {
      id: 'zari-weavers-house',
      name: 'Weavers’ house',
      departments: [
        {
          id: 'zari-weavers-looms',
          name: 'Looms',
          resources: [
            {
              id: 'weavers-guest-loom',
              name: 'Guest loom',
              kind: 'workshop',
              description: 'A pit loom with a patient teacher. Your first border takes a morning.',
              location: 'Weavers’ house, courtyard',
              capacity: 2,
              hours: open(mondayToSaturday, '10:00', '16:00'),
              slotMinutes: 180,
            },
          ],
        },
      ],
    },
  ],
};
