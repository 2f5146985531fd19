import { describeRows } from './row.ts';
import { placeRows } from './rows/place.ts';

describeRows(placeRows);
