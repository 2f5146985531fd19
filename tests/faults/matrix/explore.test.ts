import { describeRows } from './row.ts';
import { exploreRows } from './rows/explore.ts';

describeRows(exploreRows);
