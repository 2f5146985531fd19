/**
 * What came of asking for a token's validity: `unanswered` when the network gave nothing, `offline`
 * when the device knows that it has none.
 */
export type TokenAnswer = { outcome: 'valid' | 'invalid' | 'unanswered' | 'offline' };
