import { takePushes } from './push.ts';
import { keepShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

// The one service worker of the app: push messages, and the app itself for when there is no network.
takePushes(self);
keepShell(self);
