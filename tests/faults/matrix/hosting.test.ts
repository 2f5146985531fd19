import { describeRows } from './row.ts';
import { hostingRows } from './rows/hosting.ts';

describeRows(hostingRows);
