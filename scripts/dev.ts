import { runStack } from './stack/command.ts';

await runStack('hot');
