import { setImmediate } from 'node:timers/promises';

/** A piece ends with the row that makes it so long, in letters. */
const pieceLength = 64 * 1024;

/**
 * An object as JSON, piece by piece, with the rows of its lists one by one: made at once, the file of a large
 * account would hold up everybody's answers for a second.
 */
export function inPieces(object: Readonly<Record<string, unknown>>): ReadableStream<Uint8Array> {
  const pieces = piecesOf(object);
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (stream) => {
      const { done, value } = await pieces.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
  });
}

async function* piecesOf(object: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let piece = '';
  for (const part of partsOf(object)) {
    piece += part;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
    // A client that reads fast would not let others have their turn.
    await setImmediate();
  }
  yield piece;
}

function* partsOf(object: Readonly<Record<string, unknown>>): Generator<string> {
  let lead = '{';
  for (const [name, value] of Object.entries(object)) {
    yield `${lead}${JSON.stringify(name)}:`;
    if (Array.isArray(value)) yield* rowsOf(value);
    else yield JSON.stringify(value);
    lead = ',';
  }
  yield '}';
}

function* rowsOf(rows: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [index, row] of rows.entries()) yield `${index > 0 ? ',' : ''}${JSON.stringify(row)}`;
  yield ']';
}
