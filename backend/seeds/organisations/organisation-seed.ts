import type { ResourceKind } from '#domain/organisation.ts';
import type { OpenHours } from '#domain/working-hours.ts';

/** A resource in the zone of Kurnool. */
interface ResourceSeed {
  readonly id: string;
  readonly name: string;
  /** Absent where none of the kinds fits. */
  readonly kind?: ResourceKind;
  readonly description: string;
  readonly location: string;
  /** In people. */
  readonly capacity: number;
  readonly hours: readonly OpenHours[];
  readonly slotMinutes: number;
  /** 0 where absent. */
  readonly noticeHours?: number;
}

/** An organisation as a tree; ids are unique among their kind and never change. */
export interface OrganisationSeed {
  readonly id: string;
  readonly name: string;
  readonly isOpenToEveryone: boolean;
  readonly branches: readonly {
    readonly id: string;
    readonly name: string;
    readonly departments: readonly {
      readonly id: string;
      readonly name: string;
      readonly resources: readonly ResourceSeed[];
    }[];
  }[];
}
