import { Fragment, type ReactNode } from 'react';
import { useApp } from './environment.ts';

/**
 * What belongs to the person at the device: for another person it begins anew, with nothing that the
 * last one saw.
 */
export function OfPerson({ children }: { children: ReactNode }) {
  const lastUserID = useApp(({ context }) => context.lastUserID);
  return <Fragment key={lastUserID}>{children}</Fragment>;
}
