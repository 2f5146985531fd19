import { benchBackend } from './bench/backend/part.ts';
import { benchCalendar } from './bench/calendar.ts';
import { benchHome } from './bench/home.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchPages } from './bench/pages.ts';
import { type Findings, type Part, printFindings } from './bench/part.ts';
import { benchPresses } from './bench/presses.ts';
import { openSite, type Site } from './bench/site.ts';
import { benchTree } from './bench/tree.ts';
import { askedOf, reportFault } from './fault.ts';
import { Parts } from './stack/parts.ts';

const parts: Readonly<Record<string, Part>> = {
  home: benchHome,
  pages: benchPages,
  presses: benchPresses,
  tree: benchTree,
  calendar: benchCalendar,
  backend: benchBackend,
  lighthouse: benchLighthouse,
};

const running = new Parts();
process.on('SIGINT', () => {
  void running.close().then(() => process.exit(130));
});

try {
  const isAsked = askedOf('the bench', Object.keys(parts), process.argv.slice(2));
  const isWell = await run(Object.entries(parts).filter(([name]) => isAsked(name)));
  if (!isWell) process.exitCode = 1;
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
} finally {
  await running.close();
}

/** Runs the parts one after another and prints one table; resolves with whether nothing is wrong. */
async function run(asked: readonly (readonly [name: string, part: Part])[]): Promise<boolean> {
  let site: Promise<Site> | undefined;
  const machinery = {
    running,
    site: () => {
      site ??= openSite(running);
      return site;
    },
  };
  const findings: Findings[] = [];
  for (const [name, part] of asked) {
    console.log(`Measuring: ${name} …`);
    try {
      findings.push(await part(machinery));
    } catch (error) {
      // The figures of the other parts are shown all the same.
      reportFault(error);
      findings.push({ rows: [], faults: [`The part ${name} could not be measured.`] });
    }
  }
  return printFindings(findings);
}
