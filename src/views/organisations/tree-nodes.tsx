import Armchair from 'lucide-react/icons/armchair';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import type { Organisation } from '../../domain/organisation.ts';
import type { TreeNode } from '../ui/tree.tsx';
import { countText } from '../words/count-text.ts';

/** Organisations as a tree, with the resource of each leaf. */
export interface OrganisationTree {
  nodes: TreeNode[];
  /** Resource ids by row id: several departments may list one resource. */
  resourceIds: ReadonlyMap<string, string>;
}

/** The tree of the organisations' resources, each level with its icon and count. */
export function treeOf(organisations: readonly Organisation[]): OrganisationTree {
  const resourceIds = new Map<string, string>();
  const nodes = organisations.map(({ name, branches }, place) =>
    group(`${place}`, name, <Building2 />, noteText(branches.length, 'branch', 'branches'), () =>
      branches.map((branch, at) => branchNode(`${place}.${at}`, branch)),
    ),
  );
  return { nodes, resourceIds };

  function branchNode(id: string, { name, departments }: Branch): TreeNode {
    const count = departments.reduce((sum, { resources }) => sum + resources.length, 0);
    return group(id, name, <MapPin />, resourcesText(count), () =>
      departments.map((department, at) => departmentNode(`${id}.${at}`, department)),
    );
  }

  function departmentNode(id: string, { name, resources }: Department): TreeNode {
    return group(id, name, <Users />, resourcesText(resources.length), () =>
      resources.map((resource, at) => {
        const row = `${id}.${at}`;
        resourceIds.set(row, resource.resourceId);
        return { id: row, name: resource.name, icon: <Armchair />, children: [], isLeaf: true };
      }),
    );
  }
}

type Branch = Organisation['branches'][number];
type Department = Branch['departments'][number];

function group(
  id: string,
  name: string,
  icon: TreeNode['icon'],
  note: string,
  children: () => TreeNode[],
): TreeNode {
  return { id, name, icon, note, children: children(), isLeaf: false };
}

function resourcesText(count: number): string {
  return noteText(count, 'resource', 'resources');
}

function noteText(count: number, one: string, many: string): string {
  return count === 0 ? `no ${many}` : countText(count, one, many);
}
