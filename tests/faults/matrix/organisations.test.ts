import { describeRows } from './row.ts';
import { organisationRows } from './rows/organisations.ts';

describeRows(organisationRows);
