import { describeWalks } from './describe-walks.ts';

describeWalks([2, 4, 6, 8]);
