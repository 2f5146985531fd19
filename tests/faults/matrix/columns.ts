/**
 * What can go otherwise with a call, in the order of the table, each with the title of its tests. That
 * it succeeds is held where it is triggered twice.
 */
export const columns = {
  refusal: 'is refused with a sentence',
  unauthorized: 'is answered with 401',
  html500: 'is answered by a service that has broken down',
  malformed: 'is answered with JSON cut off',
  wrongShape: 'is answered with JSON of another shape',
  refusedConnection: 'gets no connection',
  timeout: 'is never answered',
  lateAnswer: 'is answered after the person left',
  doubleSubmit: 'is triggered twice at once',
  sessionEnds: 'is pending when the session ends',
} as const;

export type Column = keyof typeof columns;

/** The columns in which an answer goes wrong. */
export type FaultColumn = Exclude<Column, 'lateAnswer' | 'doubleSubmit' | 'sessionEnds'>;

export const columnNames = Object.keys(columns) as Column[];

/** Why a cell of the table has no meaning. */
export const reasons = {
  ownTransport:
    'The provider’s library reads its own answers: to the app this is one failure with “gets no connection”.',
} as const;

export type Reason = keyof typeof reasons;

/** The cells of a call that the provider's own library makes. */
export const ownTransport = {
  unauthorized: 'ownTransport',
  html500: 'ownTransport',
  malformed: 'ownTransport',
  wrongShape: 'ownTransport',
} as const satisfies Partial<Record<Column, Reason>>;
