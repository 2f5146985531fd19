import { describeRows } from './row.ts';
import { accountRows } from './rows/account.ts';

describeRows(accountRows);
