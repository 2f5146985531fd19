import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { useEnvironment } from './environment.ts';
import { ChunkFailure, OverPage } from './on-demand.tsx';
import { openAnew } from './open-anew.ts';

export interface DialogBoundaryProps {
  /** The message if its code does not arrive. */
  text: string;
  /** Closes it in its flow, so that it can be opened anew. */
  onLost: () => void;
  children: ReactNode;
}

/** The message of the dialog that was lost last. */
let lost = '';

/**
 * Around what opens over a page: without its code it is closed again, with a message. Where the next try
 * fails as well, the host may have no such file any more, and the page is loaded anew (§22.171).
 */
export function DialogBoundary({ text, onLost, children }: DialogBoundaryProps) {
  const { app } = useEnvironment();
  return (
    <Boundary
      fallback={() => null}
      onError={(error) => {
        onLost();
        app.send({ type: 'toast.raised', toast: { text, tone: 'failure' } });
        if (!(error instanceof ChunkFailure)) return;
        if (lost === text) openAnew(() => undefined);
        lost = text;
      }}
    >
      <OverPage value={true}>{children}</OverPage>
    </Boundary>
  );
}
