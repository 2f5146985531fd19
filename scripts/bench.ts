import { benchBackend } from './bench/backend/part.ts';
import { benchCalendar } from './bench/calendar.ts';
import { benchHome } from './bench/home.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchPages } from './bench/pages.ts';
import { type Findings, type Part, printFindings } from './bench/part.ts';
import { benchPresses } from './bench/presses.ts';
import { openSite, type Site } from './bench/site.ts';
import { benchTree } from './bench/tree.ts';
import { askedOf } from './command-line.ts';
import { reportFault } from './fault.ts';
import { withParts } from './stack/parts.ts';

const parts: Readonly<Record<string, Part>> = {
  home: benchHome,
  pages: benchPages,
  presses: benchPresses,
  tree: benchTree,
  calendar: benchCalendar,
  backend: benchBackend,
  lighthouse: benchLighthouse,
};

const isAsked = askedOf('the bench', Object.keys(parts));

await withParts(async (running) => {
  let site: Promise<Site> | undefined;
  const machinery = {
    running,
    site: () => {
      site ??= openSite(running);
      return site;
    },
  };
  const findings: Findings[] = [];
  for (const [name, part] of Object.entries(parts).filter(([name]) => isAsked(name))) {
    console.log(`Measuring: ${name} …`);
    try {
      findings.push(await part(machinery));
    } catch (error) {
      // The figures of the other parts are shown all the same.
      reportFault(error);
      findings.push({ rows: [], faults: [`The part ${name} could not be measured.`] });
    }
  }
  if (!printFindings(findings)) process.exitCode = 1;
});
