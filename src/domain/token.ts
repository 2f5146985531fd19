/** What came of asking for a token's validity; `unanswered` when the network gave nothing. */
export type TokenAnswer = { outcome: 'valid' } | { outcome: 'invalid' } | { outcome: 'unanswered' };
