import { everyDay, mondayToFriday, mondayToSaturday, open } from '../hours.ts';
import type { OrganisationSeed } from './organisation-seed.ts';

/** A company with offices in two towns. */
export const rayalaseemaWorks: OrganisationSeed = {
  id: 'rayalaseema-works',
  name: 'Rayalaseema Works',
  isOpenToEveryone: false,
  branches: [
    {
      id: 'rayalaseema-works-kurnool',
      name: 'Kurnool office',
      departments: [
        {
          id: 'rayalaseema-works-kurnool-design',
          name: 'Design',
          resources: [
            {
              id: 'works-studio-tungabhadra',
              name: 'Studio Tungabhadra',
              kind: 'studio',
              description:
                'Whiteboards on three walls, a pin board on the fourth. For workshops that need space and paper.',
              location: 'Kurnool office, second floor, east',
              capacity: 14,
              hours: open(mondayToSaturday, '08:00', '20:00'),
              slotMinutes: 60,
            },
            {
              id: 'works-photo-corner',
              name: 'Photo corner',
              kind: 'studio',
              description:
                'Backdrop, two soft lights and a camera stand for product pictures. Leave the lights as you found them.',
              location: 'Kurnool office, second floor, west',
              capacity: 3,
              hours: open(mondayToFriday, '09:00', '18:00'),
              slotMinutes: 45,
            },
          ],
        },
        {
          id: 'rayalaseema-works-kurnool-people',
          name: 'People',
          resources: [
            {
              id: 'works-interview-room',
              name: 'Interview room',
              kind: 'room',
              description: 'A calm room for two to four people, with a door that closes properly.',
              location: 'Kurnool office, ground floor',
              capacity: 4,
              hours: open(mondayToSaturday, '09:00', '19:00'),
              slotMinutes: 30,
            },
          ],
        },
      ],
    },
    {
      id: 'rayalaseema-works-nandyal',
      name: 'Nandyal office',
      departments: [
        {
          id: 'rayalaseema-works-nandyal-engineering',
          name: 'Engineering',
          resources: [
            {
              id: 'works-test-lab',
              name: 'Test lab',
              kind: 'lab',
              description:
                'Bench supplies, a scope and shelves of old phones to try things on. Booked by the night owls, too.',
              location: 'Nandyal office, basement',
              capacity: 6,
              hours: open(everyDay, '06:00', '02:00'),
              slotMinutes: 120,
            },
            {
              id: 'works-call-booth',
              name: 'Call booth',
              kind: 'booth',
              description: 'One chair, one lamp, no echo.',
              location: 'Nandyal office, first floor',
              capacity: 1,
              hours: open(everyDay, '00:00', '00:00'),
              slotMinutes: 15,
            },
          ],
        },
      ],
    },
  ],
};
