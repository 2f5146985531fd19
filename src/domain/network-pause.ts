/**
 * How long this page waits before it asks again once the network is back, in milliseconds: a network that
 * returns to many devices at once must not bring all their calls at once (§22.110).
 */
export const networkPause = 300 + Math.random() * 1_200;
