import { everyDay, open } from '../hours.ts';
import type { OrganisationSeed } from '../organisations/organisation-seed.ts';

/** A club with a few boats. */
export const tungabhadraRowers: OrganisationSeed = {
  id: 'tungabhadra-rowers',
  name: 'Tungabhadra Rowing Club',
  isOpenToEveryone: false,
  branches: [
    {
      id: 'tungabhadra-rowers-boathouse',
      name: 'Boathouse',
      departments: [
        {
          id: 'tungabhadra-rowers-boats',
          name: 'Boats',
          resources: [
            {
              id: 'rowers-coracle',
              name: 'Coracle',
              description:
                'Round as a puri and as hard to steer. Life jackets hang by the steps; nobody goes without.',
              location: 'Boathouse, lower steps',
              capacity: 5,
              hours: open(everyDay, '06:00', '10:00'),
              slotMinutes: 60,
            },
          ],
        },
      ],
    },
  ],
};
