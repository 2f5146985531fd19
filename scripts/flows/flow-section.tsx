import type { Chart } from './chart.ts';
import { drivers, type Standing } from './coverage.ts';
import type { Drawing } from './layout.ts';
import { List } from './list.tsx';
import { Picture } from './picture.tsx';
import type { Pictures } from './pictures.ts';

/** A flow with its chart and code. */
export interface Flow {
  chart: Chart;
  drawing: Drawing;
  /** The machine as Stately's importer takes it. */
  code: string;
  pictures: Pictures;
}

/** One flow of the page: its description, its chart, the same in words, and its code for Stately. */
export function FlowSection({ chart, drawing, code, pictures }: Flow) {
  const title = titleOf(chart.id);
  return (
    <section id={`flow-${chart.id}`} className="flow" aria-labelledby={`title-${chart.id}`}>
      <header>
        <h2 id={`title-${chart.id}`}>{title}</h2>
        <p className="lead">{chart.root.description}</p>
        <Summary chart={chart} />
      </header>
      <div className="chart">
        <div className="zoom" hidden>
          <button type="button" data-zoom="out" aria-label={`Smaller: ${title}`}>
            −
          </button>
          <button type="button" data-zoom="in" aria-label={`Larger: ${title}`}>
            +
          </button>
          <button type="button" data-zoom="fit" aria-label={`Whole chart: ${title}`}>
            Whole chart
          </button>
          <button
            type="button"
            data-copy={`code-${chart.id}`}
            aria-label={`Copy for Stately: ${title}`}
          >
            Copy for Stately
          </button>
          <p className="copied" role="status" />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <section className="sheet" tabIndex={0} aria-label={`Chart of ${title}, scrolls`}>
          <Picture drawing={drawing} />
        </section>
        <p className="chosen" role="status" />
      </div>
      <details className="list">
        <summary>
          The same in words: {chart.states.length - 1} states, {waysOf(chart).length} transitions
        </summary>
        <List chart={chart} pictures={pictures} />
      </details>
      <details className="code">
        <summary>Code for Stately’s importer</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <pre id={`code-${chart.id}`} tabIndex={0}>
          {code}
        </pre>
      </details>
    </section>
  );
}

/** A flow's id in words: `resourceBooking` is “Resource booking”. */
export function titleOf(id: string): string {
  const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Summary({ chart }: { chart: Chart }) {
  const seen = waysOf(chart).filter(({ standings }) => standings.length > 0);
  if (seen.length === 0) return null;
  return (
    <dl className="summary">
      {drivers.map(({ name, title }, index) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>{tallyOf(seen.flatMap(({ standings }) => standings[index] ?? []))}</dd>
        </div>
      ))}
    </dl>
  );
}

function tallyOf(standings: readonly Standing[]): string {
  const count = (wanted: Standing['kind']) =>
    standings.filter(({ kind }) => kind === wanted).length;
  if (count('notWalked') === standings.length) return 'not walked';
  if (count('notWalked') > 0) return `${count('taken')} on the way of others`;
  const leftOut = count('leftOut');
  const tally = `${count('taken')} of ${standings.length - leftOut}`;
  return leftOut > 0 ? `${tally}, ${leftOut} left out` : tally;
}

function waysOf({ states }: Chart) {
  return states.flatMap(({ transitions }) => transitions);
}
