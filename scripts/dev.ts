import { runStack } from './stack/command.ts';

await runStack('hot', process.argv.slice(2));
