import { describeRows } from './row.ts';
import { signInRows } from './rows/sign-in.ts';

describeRows(signInRows);
