import { describeRows } from './row.ts';
import { calendarRows } from './rows/calendar.ts';

describeRows(calendarRows);
