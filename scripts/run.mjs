// Plain JavaScript: before `npm ci` this may run on a Node that cannot read TypeScript.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [name, ...rest] = process.argv.slice(2);

const fault = faultOfInstallation();
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  process.argv = [process.execPath, join(import.meta.dirname, `${name}.ts`), ...rest];
  try {
    await import(`./${name}.ts`);
  } catch (error) {
    const { reportFault } = await import('./fault.ts');
    reportFault(error);
    process.exitCode = 1;
  }
}

function faultOfInstallation() {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (piece) => !existsSync(join(root, 'node_modules', piece, 'package.json')),
  );
  if (missing.length > 0) {
    const some = missing.slice(0, 3).join(', ');
    return `Not everything is installed (${some}${missing.length > 3 ? ', …' : ''} missing): run npm ci first.`;
  }
  if (!process.features.typescript) {
    return `Node ${process.versions.node} cannot run this: run npm ci with install scripts allowed, which brings a newer Node along, and then this command by npm.`;
  }
  return undefined;
}
