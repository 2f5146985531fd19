import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyEventObject, InspectionEvent } from 'xstate';
import { masked } from './mask.ts';

/** Opens Stately's inspector in its own window and sends it every flow's steps, masked. */
export function startStatelyInspector(): (event: InspectionEvent) => void {
  const { inspect } = createBrowserInspector({ serialize: maskedInspection });
  return (event) => inspect.next?.(event);
}

/**
 * An inspection event without personal data: states and names stay, context and events are masked.
 * Output and children are left out, since both repeat context.
 */
export function maskedInspection(inspection: StatelyInspectionEvent): StatelyInspectionEvent {
  const { snapshot, event, ...rest } = { snapshot: undefined, event: undefined, ...inspection };
  const told = {
    ...rest,
    ...(snapshot ? { snapshot: maskedSnapshot(snapshot) } : {}),
    ...(event ? { event: masked(event as AnyEventObject) } : {}),
  };
  // As JSON: the inspector's window takes no functions and no actors.
  return JSON.parse(JSON.stringify(told));
}

function maskedSnapshot(snapshot: object): object {
  const { status, value, context } = { status: '', value: null, context: {}, ...snapshot };
  return { status, value, context: { ...masked({ ...context, type: '' }), type: undefined } };
}
