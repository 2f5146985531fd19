import { expect, it } from 'vitest';
import { plainLine } from '../../scripts/stack/plain-line.ts';

it.each([
  [
    '{"level":"info","time":"2026-03-14T09:00:00.000Z","pid":7,"requestId":"0198f2a4-6c1b-4d7e-8f00-1a2b3c4d5e6f","method":"POST","route":"/login","status":200,"ms":12,"msg":"request"}',
    'POST /login 200 12 ms',
  ],
  [
    '{"level":"error","time":"2026-03-14T09:00:00.000Z","pid":7,"error":"TypeError at x.ts:1:2","msg":"unexpected error"}',
    'unexpected error TypeError at x.ts:1:2',
  ],
  ["Restarting 'backend/main.ts'", "Restarting 'backend/main.ts'"],
  ['7', '7'],
])('Local stack: the line %s of the backend is shown as %s', (line, shown) => {
  expect(plainLine(line)).toBe(shown);
});
