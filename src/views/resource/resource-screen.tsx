import { useSelector } from '@xstate/react';
import { useParams } from 'wouter';
import { resourceMachine } from '../../machines/resource.ts';
import { useFlow } from '../flow/use-flow.ts';
import { addressId } from '../layout/address-id.ts';
import { BookableResource } from '../resource-booking/bookable-resource.tsx';
import { ResourceFailed, ResourceLoading, ResourceMissing } from './resource-waiting.tsx';

/** The resource that the address names. */
export function ResourceScreen() {
  const resourceId = addressId(useParams().resourceId);
  return <ResourceOf key={resourceId} resourceId={resourceId} />;
}

function ResourceOf({ resourceId }: { resourceId: string }) {
  const flow = useFlow(resourceMachine, { input: () => ({ resourceId }) });
  const resource = useSelector(flow, ({ context }) => context.resource);
  const state = useSelector(flow, ({ value }) => value);
  if (state === 'failed') {
    return <ResourceFailed onRetry={() => flow.send({ type: 'resource.retried' })} />;
  }
  if (state === 'missing') return <ResourceMissing />;
  if (!resource) return <ResourceLoading />;
  return <BookableResource resourceId={resourceId} resource={resource} />;
}
