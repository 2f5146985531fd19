import { runStack } from './stack/command.ts';

await runStack('built', process.argv.slice(2));
