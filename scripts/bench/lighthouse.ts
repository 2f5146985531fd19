import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import getPort from 'get-port';
import * as v from 'valibot';
import { chromiumFlags } from '../chromium.ts';
import { Fault } from '../fault.ts';
import { openToAll } from '../open-answer.ts';
import { root } from '../stack/root.ts';
import { answers } from './pages.ts';
import type { Findings, Machinery, Row } from './part.ts';
import { answering, benchSession } from './signed-in.ts';
import type { Site } from './site.ts';

/**
 * Fetched by npx for this part alone: as a dependency its 79 packages of 134 MB would come with every
 * `npm ci`.
 */
const lighthouse = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const reports = 'test-results/lighthouse';

const Score = v.nullable(v.number());

const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    categories: v.record(
      v.picklist(categories),
      v.object({
        score: Score,
        auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
      }),
    ),
    audits: v.record(
      v.string(),
      v.object({ title: v.string(), score: Score, displayValue: v.optional(v.string(), '') }),
    ),
  }),
);

type Report = v.InferOutput<typeof Report>;

/** Lighthouse on a visitor's and on a member's page, as on a phone; the reports are kept. */
export async function benchLighthouse(machinery: Machinery): Promise<Findings> {
  try {
    return await judgePages(machinery);
  } catch (error) {
    if (error instanceof Fault) return { rows: [], notes: [error.message] };
    throw error;
  }
}

async function judgePages({ running, site }: Machinery): Promise<Findings> {
  const built = await site();
  await mkdir(join(root, reports), { recursive: true });
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const path of ['/home', '/dashboard']) {
    const attempt = () => judge(built, path, (stop) => running.own(stop));
    const report = await attempt().catch((error) => {
      // On a busy machine it can miss the beginning of the visit.
      if (String(error).includes('Please run Lighthouse again')) return attempt();
      throw error;
    });
    const scores = categories.map((name) => percent(report.categories[name]?.score));
    rows.push({
      what: `Lighthouse, ${path}: ${categories.join(', ')}`,
      ours: scores.join(', '),
      aim: '≥ 95 each',
    });
    notes.push(...failedAudits(report).map((audit) => `Lighthouse, ${path}: ${audit}`));
  }
  return { rows, notes: [...notes, `Lighthouse's reports are in ${reports}.`] };
}

/** In a browser of its own, whose only profile Lighthouse uses. */
async function judge(
  { app: { origin }, program }: Site,
  path: string,
  own: (stop: () => Promise<void>) => void,
): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), 'timewell-lighthouse-'));
  const port = await getPort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    handleSIGINT: false,
  });
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  own(close);
  try {
    const answer = answering(answers);
    // Lighthouse opens a page of its own, which only a route of the context reaches.
    await context.route(isOutside, async (route) => {
      const found = await answer(new URL(route.request().url()));
      await (found ? route.fulfill({ ...found, headers: openToAll }) : route.abort());
    });
    const [page = await context.newPage()] = context.pages();
    // A file of the same origin that has no scripts, so that the visit stays the first one.
    await page.goto(`${origin}/robots.txt`);
    if (path !== '/home') {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), benchSession);
    }
    return await report(`${origin}${path}`, path.slice(1), port);
  } finally {
    await close();
  }
}

/** The app itself is served over HTTP. A pattern of `https://**` would match no path. */
function isOutside({ protocol }: URL): boolean {
  return protocol === 'https:';
}

async function report(url: string, name: string, port: number): Promise<Report> {
  const file = join(root, reports, name);
  const args = [
    ...['--yes', lighthouse, url, `--port=${port}`],
    ...['--output=json', '--output=html', `--output-path=${file}`, '--quiet'],
    `--only-categories=${categories.join(',')}`,
    ...['--disable-storage-reset', '--no-enable-error-reporting'],
  ];
  const { exitCode, stderr } = await execa('npx', args, { cwd: root, reject: false });
  if (exitCode !== 0) {
    throw new Fault(
      `${lighthouse} could not be run by npx: give it a way to the npm registry, or leave this part out by naming the others.\n${stderr}`,
    );
  }
  return v.parse(Report, await readFile(`${file}.report.json`, 'utf8'));
}

function failedAudits({ categories: judged, audits }: Report): string[] {
  return Object.entries(judged).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isFailed = weight > 0 && typeof audit?.score === 'number' && audit.score < 1;
      if (!isFailed) return [];
      return [
        `${name}, ${id} ${percent(audit.score)}: ${audit.title} ${audit.displayValue}`.trim(),
      ];
    }),
  );
}

function percent(score: number | null | undefined): string {
  return typeof score === 'number' ? String(Math.round(score * 100)) : '–';
}
