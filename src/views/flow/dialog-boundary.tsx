import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { useEnvironment } from './environment.ts';

export interface DialogBoundaryProps {
  /** The message if its code does not arrive. */
  text: string;
  /** Closes it in its flow, so that it can be opened anew. */
  onLost: () => void;
  children: ReactNode;
}

/** Around what opens over a page: without its code it is closed again, with a message. */
export function DialogBoundary({ text, onLost, children }: DialogBoundaryProps) {
  const { app } = useEnvironment();
  return (
    <Boundary
      fallback={() => null}
      onError={() => {
        onLost();
        app.send({ type: 'toast.raised', toast: { text, tone: 'failure' } });
      }}
    >
      {children}
    </Boundary>
  );
}
