import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { drivers, type Standing } from './coverage.ts';
import type { Pictures } from './pictures.ts';

/** The chart in words: every state with its transitions, and why a driver leaves some out. */
export function List({ chart, pictures }: { chart: Chart; pictures: Pictures }) {
  const reasons = reasonsOf(chart);
  return (
    <>
      <table>
        <caption>Every state and what leads on from it</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Then</th>
            <th scope="col">Shown by</th>
          </tr>
        </thead>
        {chart.states.map((state) => (
          <StateRows
            key={state.id}
            state={state}
            reasons={reasons}
            pictures={pictures[state.path] ?? []}
          />
        ))}
      </table>
      {reasons.length > 0 && (
        <>
          <h3>Why some are left out</h3>
          <ol className="reasons" type="a">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function StateRows({
  state,
  reasons,
  pictures,
}: {
  state: ChartState;
  reasons: readonly string[];
  pictures: readonly string[];
}) {
  return (
    <tbody id={state.id}>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          <a href={`#chart:${state.id}`} className="state-name">
            {state.path || state.name}
          </a>
          {state.description && <p className="said">{state.description}</p>}
          <Facts state={state} />
          {pictures.length > 0 && (
            <ul className="screens">
              {pictures.map((address, index) => (
                <li key={address}>
                  <a href={address}>
                    <img
                      src={address}
                      alt={`Screen ${index + 1} of ${state.path}`}
                      width="195"
                      height="422"
                      loading="lazy"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </th>
      </tr>
      {state.transitions.map((way) => (
        <WayRow key={way.key} way={way} reasons={reasons} />
      ))}
    </tbody>
  );
}

function Facts({ state }: { state: ChartState }) {
  const facts = [
    state.isInitial && 'begins here',
    state.kind === 'final' && 'ends here',
    state.kind === 'parallel' && 'all inside at once',
    said('calls', state.calls),
    said('on entering', state.entry),
    said('on leaving', state.exit),
    said('tagged', state.tags),
  ].filter((fact) => fact !== false && fact !== '');
  return facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>;
}

function said(what: string, names: readonly string[]): string {
  return names.length > 0 ? `${what} ${names.join(', ')}` : '';
}

function WayRow({ way, reasons }: { way: ChartTransition; reasons: readonly string[] }) {
  const { key, trigger, condition, targets, actions, isReentering, standings } = way;
  return (
    <tr data-way={key}>
      <td>
        <b>
          {trigger
            .split('.')
            .flatMap((word, index) => (index === 0 ? word : [<wbr key={word} />, `.${word}`]))}
        </b>
        {condition && <span className="guard"> {ifWords(condition)}</span>}
      </td>
      <td>
        {targets.map((target) => (
          <a key={target} href={`#${target}`}>
            → {target.split('.').slice(1).join('.')}
          </a>
        ))}
        {targets.length === 0 && (actions.length > 0 ? 'stays' : 'nothing happens')}
        {isReentering && ' (begun anew)'}
        {actions.length > 0 && <span className="actions"> {actions.join(', ')}</span>}
      </td>
      <td>
        <ul className="standings">
          {standings.map((standing, index) => (
            <StandingOf
              key={drivers[index]?.name}
              standing={standing}
              title={drivers[index]?.title ?? ''}
              reasons={reasons}
            />
          ))}
        </ul>
      </td>
    </tr>
  );
}

function ifWords(condition: string): string {
  return condition === 'otherwise' ? condition : `if ${condition}`;
}

function StandingOf({
  standing,
  title,
  reasons,
}: {
  standing: Standing;
  title: string;
  reasons: readonly string[];
}) {
  const { kind } = standing;
  if (kind === 'notWalked') return null;
  if (kind !== 'leftOut')
    return <li className={kind}>{kind === 'taken' ? title : `not ${title}`}</li>;
  const letter = String.fromCharCode(97 + reasons.indexOf(standing.reason));
  return (
    <li className={kind} title={standing.reason}>
      {title} left out <sup>{letter}</sup>
    </li>
  );
}

function reasonsOf({ states }: Chart): string[] {
  const standings = states
    .flatMap(({ transitions }) => transitions)
    .flatMap((way) => way.standings);
  const reasons = standings.flatMap((standing) =>
    standing.kind === 'leftOut' ? [standing.reason] : [],
  );
  return [...new Set(reasons)];
}
