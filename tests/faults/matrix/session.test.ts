import { describeRows } from './row.ts';
import { sessionRows } from './rows/session.ts';

describeRows(sessionRows);
