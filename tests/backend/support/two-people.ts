import { beforeEach } from 'vitest';
import type { Person } from '../../../scripts/many-people.ts';
import type { TestBackend } from './backend.ts';

/** The numbers of the two. */
export const twoNumbers: readonly [string, string] = ['+919000012345', '+919000012346'];

/** Two people who register before each test; their ids and tokens are those of the test that runs. */
export function setUpTwoPeople(backend: TestBackend): readonly [Person, Person] {
  const [first, second] = twoNumbers;
  const people: [Person, Person] = [
    { userID: '', token: '' },
    { userID: '', token: '' },
  ];
  beforeEach(async () => {
    Object.assign(people[0], await backend.register(first));
    Object.assign(people[1], await backend.register(second));
  });
  return people;
}
