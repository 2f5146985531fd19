import { type Checkout, copyCheckout } from './defects/checkout.ts';
import { type Defect, defects } from './defects/list.ts';
import { type Result, testsOf } from './defects/results.ts';
import { Fault, reportFault } from './fault.ts';

/** What became of a defect: the tests that failed of it. */
interface Finding {
  defect: Defect;
  failed: string[];
  /** The first of them that was expected to fail; undefined where the defect survived. */
  caughtBy: string | undefined;
}

try {
  const checkout = await copyCheckout();
  await expectAllGood(checkout);
  const findings: Finding[] = [];
  for (const defect of defects) {
    const finding = await tryDefect(checkout, defect);
    findings.push(finding);
    console.log(`${finding.caughtBy ? 'caught  ' : 'SURVIVED'}  ${defect.name}`);
  }
  console.log(`\n${tableOf(findings)}`);
  const survivors = findings.filter(({ caughtBy }) => caughtBy === undefined);
  if (survivors.length > 0) throw new Fault(`${survivors.length} defects were not caught.`);
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}

/** Without a defect all the tests pass that are to catch one, and none of them is stale. */
async function expectAllGood(checkout: Checkout): Promise<void> {
  const files = [...new Set(defects.flatMap(({ tests }) => tests))];
  console.log(`Without any defect: ${files.length} test files …`);
  const results = await testsOf(checkout.folder, files);
  const failed = titlesOf(results, 'failed');
  if (failed.length > 0) {
    throw new Fault(`These fail without any defect:\n${failed.join('\n')}`);
  }
  const passed = titlesOf(results, 'passed');
  const stale = defects.find(({ caughtBy }) => !passed.some((title) => title.includes(caughtBy)));
  if (stale) throw new Fault(`“${stale.name}”: no test is called “${stale.caughtBy}” any more.`);
}

async function tryDefect(checkout: Checkout, defect: Defect): Promise<Finding> {
  const mend = await checkout.replace(defect.file, defect.text, defect.replacement);
  try {
    const failed = titlesOf(await testsOf(checkout.folder, defect.tests), 'failed');
    return { defect, failed, caughtBy: failed.find((title) => title.includes(defect.caughtBy)) };
  } finally {
    await mend();
  }
}

function titlesOf(results: readonly Result[], status: Result['status']): string[] {
  return results.filter((result) => result.status === status).map(({ title }) => title);
}

/** The findings as a table in Markdown. */
function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(({ defect, caughtBy, failed }) => [
    `${defect.kind}: ${defect.name}`,
    `\`${defect.file}\``,
    caughtBy ?? '**nobody**',
    String(failed.length),
  ]);
  return [['Defect', 'Where', 'Caught by', 'Failed tests'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
