import { useExplore } from '../explore/use-explore.tsx';
import { useEnvironment, useSession } from '../flow/environment.ts';
import { Home } from './home.tsx';

/** The home page with its flows. */
export function HomeScreen({ onLoginIntent }: { onLoginIntent: () => void }) {
  const { app } = useEnvironment();
  const isSignedIn = useSession(({ context }) => context.token !== null);
  const { categoryDialog, ...explore } = useExplore();
  return (
    <>
      <Home
        isSignedIn={isSignedIn}
        onLogin={() => app.send({ type: 'login.requested' })}
        onLoginIntent={onLoginIntent}
        {...explore}
      />
      {categoryDialog}
    </>
  );
}
