import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

export const lead =
  'Rooms, courts and things that your organisations share. Choose one to book it.';
export const loading = 'Loading your organisations';
export const lost = 'Your organisations did not arrive.';
export const seeInvitations = 'Look at my invitations';
export const resourcesLabel = 'Resources';
export const find = 'Find a resource';
export const collapseAll = 'Collapse all';
export const expandAll = 'Expand all';
export const nothing = 'Nothing of that name';
export const nothingHint = 'Try fewer letters, or another word.';
export const showAll = 'Show everything';
export const found = (count: number) =>
  plural(count, { one: (n) => `${n} resource found`, other: (n) => `${n} resources found` });
export const noBranches = 'no branches';
export const branches = (count: number) =>
  plural(count, { one: (n) => `${n} branch`, other: (n) => `${n} branches` });
export const noResources = 'no resources';
export const resources = (count: number) =>
  plural(count, { one: (n) => `${n} resource`, other: (n) => `${n} resources` });
export const noneFree = 'Nothing free today';
export const slotsFree = (count: number) =>
  plural(count, { one: (n) => `${n} slot free today`, other: (n) => `${n} slots free today` });
