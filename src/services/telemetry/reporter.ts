import type { ErrorReport, VitalReport } from './report.ts';

/** More of a page view are not sent, so that an error in a loop costs neither side much. */
const maxReports = 20;
const maxErrors = 10;

/** Sends the reports of one page view, each error once. No answer is read, and a failure is ignored. */
export function createReporter(url: string): (report: ErrorReport | VitalReport) => void {
  const known = new Set<string>();
  let sent = 0;
  return (report) => {
    if (sent >= maxReports) return;
    if (report.kind === 'error') {
      const { states: _, ...same } = report;
      const key = JSON.stringify(same);
      if (known.has(key) || known.size >= maxErrors) return;
      known.add(key);
    }
    sent += 1;
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(report),
      // Also while the page is left, without a question before it, and without cookies.
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
    }).catch(() => undefined);
  };
}
