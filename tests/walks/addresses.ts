import { at } from './at.ts';
import { service, unbookable } from './offers.ts';
import { known } from './people.ts';

type Address = readonly [path: string, state?: object];

/** `{me}` is the person who is signed in, and `{place}` their place among the known ones. */
const addresses: readonly Address[] = [
  ['/dashboard'],
  ['/service-details', { ...service, category: 'Fitness' }],
  ['/resource/hall'],
  ['/my-appointments'],
  ['/create-events'],
  ['/my-organisation'],
  ['/account'],
  ['/account'],
  ['/event/{me}-dinner'],
  ['/booking/hall_2026-03-13_10:0{place}'],
  ['/my-appointments'],
  ['/create-events'],
  ['/event/{me}-garba'],
  ['/calendar'],
  ['/home'],
  ['/event/{me}-dinner'],
  ['/event/ravi-tea'],
  ['/booking/unknown'],
  ['/service-details'],
  ['/service-details', unbookable],
  ['/resource/hall'],
  ['/blog'],
  ['/'],
];

/** The address that a draw chooses for a person; a visitor goes where the first person would. */
export function addressAt(draw: number, userID: string | null): readonly [string, object | null] {
  const [template, state = null] = at(addresses, draw);
  const place = known.findIndex((one) => one.userID === userID);
  const me = userID ?? at(known, 0).userID;
  return [template.replace('{me}', me).replace('{place}', String(Math.max(0, place))), state];
}
