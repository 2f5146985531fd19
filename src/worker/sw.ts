import { takePushes } from './push.ts';
import { keepShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

takePushes(self);
keepShell(self);
