import type { OpenHours } from '#domain/working-hours.ts';
import type { partners as table } from '../../db/schema.ts';
import { places } from '../../geocoder/places.ts';
import { everyDay, mondayToFriday, mondayToSaturday, open, weekend } from '../hours.ts';

type PartnerSeed = typeof table.$inferInsert & { readonly hours: readonly OpenHours[] };

/** The demonstration partners with fitting hours; their ids never change. */
export const partners: readonly PartnerSeed[] = [
  inKurnool('dr-lakshmi-prasad', 'Dr. Lakshmi Prasad', [
    ...open(mondayToSaturday, '09:00', '13:00'),
    ...open(mondayToFriday, '17:00', '21:00'),
  ]),
  inKurnool('dr-farida-begum', 'Dr. Farida Begum', [
    ...open(mondayToSaturday, '10:00', '14:00'),
    ...open(mondayToSaturday, '18:00', '20:00'),
  ]),
  inKurnool('suresh-physio', 'Suresh Kumar', open(mondayToSaturday, '08:00', '19:15')),
  inKurnool('meenakshi-nutrition', 'Meenakshi Rao', open([3, 6], '17:00', '19:00')),
  online('ananya-iyer', 'Ananya Iyer', [
    ...open(mondayToFriday, '10:00', '18:20'),
    ...open(weekend, '16:00', '20:10'),
  ]),

  withNotice(
    12,
    inKurnool('swachh-home-care', 'Swachh Home Care', open(everyDay, '08:00', '16:00')),
  ),
  inKurnool('ratnamma-cleaning', 'Ratnamma', open(mondayToSaturday, '07:00', '16:00')),
  inNandyal('freshnest', 'FreshNest', open(mondayToSaturday, '09:00', '19:00')),
  inKurnool('jalashakti', 'Jalashakti', open(everyDay, '08:00', '17:00')),
  inKurnool('sai-krupa-services', 'Sai Krupa Services', [
    ...open(mondayToSaturday, '05:30', '08:00'),
    ...open(mondayToSaturday, '20:00', '22:30'),
  ]),

  inKurnool('venkat-rao-tutorials', 'Venkat Rao', [
    ...open(mondayToFriday, '16:00', '21:00'),
    ...open(weekend, '08:00', '13:00'),
  ]),
  inKurnool('grace-english', 'Grace Thomas', open([1, 3, 5], '18:00', '20:30')),
  inKurnool('padmavathi-music', 'Padmavathi Sastry', [
    ...open(mondayToFriday, '16:00', '19:45'),
    ...open(weekend, '07:00', '11:30'),
  ]),
  online('imran-codes', 'Imran', [
    ...open([2, 4], '18:30', '20:00'),
    ...open(weekend, '10:00', '13:00'),
  ]),
  online('srinivas-guidance', 'Srinivas', open(everyDay, '11:00', '19:00')),

  inKurnool('kavitha-yoga', 'Kavitha Reddy', [
    ...open(everyDay, '05:30', '08:30'),
    ...open(mondayToFriday, '18:00', '20:00'),
  ]),
  inKurnool('shanthi-yoga', 'Shanthi Nair', open(mondayToSaturday, '10:00', '12:30')),
  inKurnool('arjun-naik-fitness', 'Arjun Naik', [
    ...open(mondayToSaturday, '06:00', '11:00'),
    ...open(mondayToSaturday, '16:00', '21:00'),
  ]),
  inKurnool('divya-dance-fit', 'Divya', open(mondayToSaturday, '17:30', '20:30')),
  withNotice(24, inNandyal('raghu-wellness', 'Raghu', open(mondayToSaturday, '07:00', '17:00'))),

  withNotice(48, inKurnool('rudra-security', 'Rudra Security', open(everyDay, '09:00', '03:00'))),
  inKurnool('simhadri-guards', 'Simhadri Guards', open(everyDay, '22:00', '06:00')),
  inKurnool('netra-systems', 'Netra Systems', open(mondayToSaturday, '09:00', '18:00')),
  inNandyal('yusuf-home-safety', 'Yusuf', open(everyDay, '09:00', '18:00')),
  inKurnool('bhavani-self-defence', 'Bhavani', [
    ...open([2, 4], '18:00', '19:30'),
    ...open(weekend, '07:00', '10:00'),
  ]),

  inKurnool('mohan-cricket-academy', 'Mohan Cricket Academy', [
    ...open(mondayToFriday, '16:00', '19:00'),
    ...open(weekend, '06:00', '10:30'),
  ]),
  inKurnool('sindhuja-badminton', 'Sindhuja', [
    ...open(everyDay, '06:00', '09:00'),
    ...open(everyDay, '17:00', '21:00'),
  ]),
  inKurnool('aqua-kurnool', 'Aqua Kurnool', [
    ...open(everyDay, '06:00', '09:00'),
    ...open(everyDay, '16:00', '19:00'),
  ]),
  inNandyal('nandyal-open-cricket', 'Nandyal Open Cricket', open([6], '06:00', '18:00')),
  inNandyal('harini-murthy', 'Harini Murthy', open(mondayToSaturday, '10:00', '16:00')),
];

/** A partner that wants to hear of a change so many hours before. */
function withNotice(noticeHours: number, partner: PartnerSeed): PartnerSeed {
  return { ...partner, noticeHours };
}

function inKurnool(id: string, name: string, hours: readonly OpenHours[]): PartnerSeed {
  return { ...online(id, name, hours), ...locationOf('Kurnool') };
}

function inNandyal(id: string, name: string, hours: readonly OpenHours[]): PartnerSeed {
  return { ...online(id, name, hours), ...locationOf('Nandyal') };
}

function online(id: string, name: string, hours: readonly OpenHours[]): PartnerSeed {
  return { id, name, zone: 'Asia/Kolkata', hours };
}

function locationOf(city: string) {
  const { latitude = null, longitude = null } = places.find(({ name }) => name === city) ?? {};
  return { city, latitude, longitude };
}
