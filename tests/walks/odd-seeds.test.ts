import { describeWalks } from './describe-walks.ts';

describeWalks([1, 3, 5, 7]);
