import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Switch } from 'wouter';
import { setup } from 'xstate';

const lamp = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});

function Floor() {
  const [snapshot, send] = useMachine(lamp);
  return (
    <Switch>
      <Route path="/">
        <button type="button" onClick={() => send({ type: 'pressed' })}>
          {snapshot.value}
        </button>
      </Route>
      <Route>
        <Link href="/">Home</Link>
      </Route>
    </Switch>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
