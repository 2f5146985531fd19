import Armchair from 'lucide/dist/esm/icons/armchair.mjs';
import Building2 from 'lucide/dist/esm/icons/building-complex.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { OrganisationRow } from '../../domain/organisation-tree.ts';
import { Icon } from '../ui/icon.tsx';
import type { TreeLine } from '../ui/tree-rows.ts';
import * as texts from './organisations.texts.ts';
import { resourceLook } from './resource-look.ts';
import '../explore/tint.css';

/** A row of the organisations' tree with its icon and count. */
export function lineOf({ kind, name, count, resourceKind, freeToday }: OrganisationRow): TreeLine {
  switch (kind) {
    case 'organisation':
      return group(
        name,
        <Icon of={Building2} />,
        count === 0 ? texts.noBranches : texts.branches(count),
      );
    case 'branch':
      return group(name, <Icon of={MapPin} />, resourcesText(count));
    case 'department':
      return group(name, <Icon of={Users} />, resourcesText(count));
    case 'resource': {
      const look = resourceKind && resourceLook[resourceKind];
      return {
        name,
        icon: <Icon of={look?.icon ?? Armchair} />,
        tint: look?.tint,
        note: freeToday === null ? undefined : freeText(freeToday),
        isGood: freeToday !== null && freeToday > 0,
        isLeaf: true,
      };
    }
  }
}

function group(name: string, icon: TreeLine['icon'], note: string): TreeLine {
  return { name, icon, note, isLeaf: false };
}

function freeText(slots: number): string {
  return slots === 0 ? texts.noneFree : texts.slotsFree(slots);
}

function resourcesText(count: number): string {
  return count === 0 ? texts.noResources : texts.resources(count);
}
