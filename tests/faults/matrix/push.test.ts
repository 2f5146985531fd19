import { describeRows } from './row.ts';
import { pushRows } from './rows/push.ts';

describeRows(pushRows);
