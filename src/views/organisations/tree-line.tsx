import Armchair from 'lucide-react/icons/armchair';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import type { OrganisationRow } from '../../domain/organisation-tree.ts';
import type { TreeLine } from '../ui/tree-rows.ts';
import { countText } from '../words/count-text.ts';

/** A row of the organisations' tree with its icon and count. */
export function lineOf({ kind, name, count }: OrganisationRow): TreeLine {
  switch (kind) {
    case 'organisation':
      return group(name, <Building2 />, noteText(count, 'branch', 'branches'));
    case 'branch':
      return group(name, <MapPin />, noteText(count, 'resource', 'resources'));
    case 'department':
      return group(name, <Users />, noteText(count, 'resource', 'resources'));
    case 'resource':
      return { name, icon: <Armchair />, isLeaf: true };
  }
}

function group(name: string, icon: TreeLine['icon'], note: string): TreeLine {
  return { name, icon, note, isLeaf: false };
}

function noteText(count: number, one: string, many: string): string {
  return count === 0 ? `no ${many}` : countText(count, one, many);
}
