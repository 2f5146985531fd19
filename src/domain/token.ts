/**
 * The outcomes of a token check: `unanswered` when the network gave no answer, `offline` when the
 * device knows that it has no network.
 */
export type TokenAnswer = { outcome: 'valid' | 'invalid' | 'unanswered' | 'offline' };
