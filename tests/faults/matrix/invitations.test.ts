import { describeRows } from './row.ts';
import { invitationRows } from './rows/invitations.ts';

describeRows(invitationRows);
