import { describeRows } from './row.ts';
import { pushRows } from './rows/push.ts';

describeRows('push', pushRows);
