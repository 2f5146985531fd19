import { daysAfter } from '#domain/working-hours.ts';
import { partnerServices } from '../../../backend/seeds/services/partner-services.ts';
import { Fault } from '../../fault.ts';
import type { Person } from '../../many-people.ts';
import { proofOf } from '../../stack/proof.ts';
import { post } from './client.ts';

/** A service of the seeds. */
export type Service = (typeof partnerServices)[number];

export interface Booking {
  readonly partner_id: string;
  readonly service_id: string;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Signs people up; `count` is at most what one address may do. */
export async function register(url: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 0; n < count; n++) {
    const mobile_number = `+9170000${String(n).padStart(5, '0')}`;
    const body = { full_name: 'Bench', mobile_number, aadhaar6: '123456', dob: '1990-01-01' };
    const answer = await post(`${url}/signup`, body, proofOf(mobile_number));
    if (answer.status !== 200) throw new Fault('The backend of the bench lets nobody sign up.');
    people.push(answer.body as Person);
  }
  return people;
}

/** The free slots of a service, this many days from today. */
export async function list(
  url: string,
  { token }: Person,
  service_id: string,
  days: number,
): Promise<Booking[]> {
  const service = partnerServices.find(({ id }) => id === service_id);
  if (service === undefined) throw new Fault(`${service_id} is not in the seeds.`);
  const date = daysAfter(new Date().toISOString().slice(0, 10), days);
  const answer = await post(`${url}/calendar/slots-by-date`, slotsOn(service, date), token);
  if (answer.status !== 200) throw new Fault(`Listing slots was answered with ${answer.status}.`);
  const { slots } = answer.body as { slots: { start_time: string; end_time: string }[] };
  return slots.map((slot) => ({ partner_id: service.partnerId, service_id, date, ...slot }));
}

/** The request for the slots of a service on a day. */
export function slotsOn(service: Service, date: string) {
  return {
    owner_id: service.partnerId,
    owner_type: 'partner',
    date,
    service_duration: service.durationMinutes,
    location_mode: service.locationMode,
  } as const;
}

/** Books a slot; resolves with the status of the answer. */
export async function book(url: string, person: Person, booking: Booking): Promise<number> {
  const body = { ...booking, user_id: person.userID };
  return (await post(`${url}/bookings/confirm`, body, person.token)).status;
}
