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

/**
 * The cells of a call that the provider's own library makes. It reads its own answers: to the app these
 * are one failure with “gets no connection”.
 */
export const ownTransport = {
  unauthorized: null,
  html500: null,
  malformed: null,
  wrongShape: null,
} satisfies Partial<Record<Column, null>>;
