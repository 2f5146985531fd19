import type { Person } from '../../../scripts/many-people.ts';
import { registration, unsignedProof } from './backend.ts';

/** Registers a number at a running backend in local mode. */
export async function signUp(url: string, number: string): Promise<Person> {
  const bearer = unsignedProof(number, new Date());
  return (await post(`${url}/signup`, registration(number), bearer)).json();
}

/** Whether a running backend knows a session. */
export async function isValid(url: string, token: string): Promise<boolean> {
  const { valid } = await (await post(`${url}/validate-token`, { token })).json();
  return valid;
}

/** Posts JSON to a running backend. */
export function post(url: string, body: unknown, bearer = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  });
}
