/** Tells the present instant; injected, so that lifetimes can be tested without waiting. */
export type Clock = () => Date;
