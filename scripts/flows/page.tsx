import { renderToStaticMarkup } from 'react-dom/server';
import { channelName, whoIsThere } from '../../src/inspection/message.ts';
import { drivers } from './coverage.ts';
import { type Flow, FlowSection, titleOf } from './flow-section.tsx';
import { MarkOf, marksStep } from './picture.tsx';

/** The style, scripts and icon that are written into the page. */
export interface Frame {
  css: string;
  /** Scripts, each a module of its own. */
  scripts: readonly string[];
  /** The icon, an SVG. */
  icon: string;
}

/** The whole page as HTML that needs no other file. */
export function pageOf(flows: readonly Flow[], { css, scripts, icon }: Frame): string {
  const iconUrl = `data:image/svg+xml,${encodeURIComponent(icon)}`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Flows of Timewell</title>
<link rel="icon" href="${iconUrl}">
<style>
${css}</style>
</head>
<body data-channel="${channelName}" data-question="${whoIsThere}">
${renderToStaticMarkup(<Page flows={flows} iconUrl={iconUrl} />).replaceAll('<section id="flow-', '\n<section id="flow-')}
${scripts.map((script) => `<script type="module">\n${script}</script>`).join('\n')}
</body>
</html>
`;
}

function Page({ flows, iconUrl }: { flows: readonly Flow[]; iconUrl: string }) {
  const charts = flows.map(({ chart }) => chart);
  return (
    <>
      <Tips />
      <header className="top">
        <p className="wordmark">
          <img src={iconUrl} alt="" width="32" height="32" /> Timewell
        </p>
        <h1>Every flow of the app</h1>
        <p className="lead">
          What a chart shows is what the app does: it is drawn from the code that runs. Choose a
          state to see what leads to it and on from it.
        </p>
        <Legend />
      </header>
      <search className="search" hidden>
        <label htmlFor="wanted">Search flows, states, events and sentences</label>
        <input id="wanted" type="search" autoComplete="off" spellCheck={false} />
        <p id="count" role="status" />
        <ol id="found" />
      </search>
      <nav aria-label="Flows">
        <ul>
          {charts.map(({ id }) => (
            <li key={id}>
              <a href={`#flow-${id}`} data-flow={id}>
                {titleOf(id)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <Live />
        {flows.map((flow) => (
          <FlowSection key={flow.chart.id} {...flow} />
        ))}
      </main>
    </>
  );
}

function Legend() {
  return (
    <ul className="legend" aria-label="What the signs mean">
      {drivers.map(({ name, title, meaning }, index) => (
        <li key={name}>
          <Sign at={index} /> <b>{title}</b>: {meaning}
        </li>
      ))}
      {Object.entries(kinds).map(([kind, meaning]) => (
        <li key={kind}>
          <svg width="12" height="12" aria-hidden="true">
            <MarkOf kind={kind as keyof typeof kinds} x={6} y={6} />
          </svg>{' '}
          {meaning}
        </li>
      ))}
    </ul>
  );
}

const kinds = {
  taken: 'taken by its tests',
  leftOut: 'left out, with a reason',
  missing: 'not taken',
  notWalked: 'flow not walked there',
} as const;

/** The place of a driver among the three marks before a transition. */
function Sign({ at }: { at: number }) {
  return (
    <svg width="32" height="12" aria-hidden="true">
      {drivers.map(({ name }, index) => (
        <circle
          key={name}
          className={index === at ? 'mark taken' : 'mark faint'}
          cx={6 + index * marksStep}
          cy={6}
          r={3.4}
        />
      ))}
    </svg>
  );
}

function Live() {
  return (
    <section className="live" aria-labelledby="live-title">
      <h2 id="live-title">Live</h2>
      <p id="live-note" className="lead">
        The running app can be followed here while it is developed: run <code>npm run dev</code> and
        open <code>/flows/</code> at the app’s address, beside the app in another tab. Opened as a
        file, this page only shows the charts.
      </p>
      <ul id="running" aria-label="Running now" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to focus. */}
      <ol id="events" aria-label="Last events" tabIndex={0} />
    </section>
  );
}

/** The arrowheads. */
function Tips() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="tips">
      {['tip', 'tip-of-failure'].map((id) => (
        <marker
          key={id}
          id={id}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="9"
          markerHeight="9"
          orient="auto-start-reverse"
        >
          <path d="M0 .5 7.5 4 0 7.5z" />
        </marker>
      ))}
    </svg>
  );
}
