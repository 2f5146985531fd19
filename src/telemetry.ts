import { parse } from 'regexparam';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { errorReport } from './services/telemetry/report.ts';
import { createReporter } from './services/telemetry/reporter.ts';
import type { Watch } from './services/telemetry/watch.ts';
import { guardedPaths } from './views/layout/guarded-paths.ts';
import { notFoundPage, prerenderedPages } from './views/layout/prerendered-pages.ts';

/** Reports the web's vitals and unexpected errors to an address (§22.177). */
export function startTelemetry(url: string, { began, listen, states }: Watch): void {
  const report = createReporter(url);
  const page = pageOf(began);
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    onVital(({ name, value, rating }) => {
      const rounded = Math.round(value * 1_000) / 1_000;
      report({ kind: 'vital', page, name, value: rounded, rating, states: states() });
    });
  }
  listen((seen) => report(errorReport(seen, pageOf(seen.path))));
}

/** The pattern of a page's address, which has no id. */
function pageOf(path: string): string {
  const pages = [...guardedPaths, ...prerenderedPages];
  return pages.find((page) => parse(page).pattern.test(path)) ?? notFoundPage;
}
