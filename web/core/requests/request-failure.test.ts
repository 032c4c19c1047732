import { expect, test } from 'vitest';
import { causeOf, RequestFailure, type SentRequest } from './request-failure.ts';

const answered = (status: number, data: unknown = '') => ({ status, statusText: '', internal: false, data });
const post: SentRequest = { address: '/bag', method: 'POST', body: undefined, encType: 'application/json' };

test.for([
  ['offline', new TypeError('Failed to fetch'), false],
  ['unreachable', new TypeError('Failed to fetch'), true],
  ['unreachable', new Error('Unable to decode turbo-stream response'), true],
  ['unreachable', answered(502), true],
  ['unreachable', answered(504), true],
  ['busy', answered(503), true],
  ['busy', answered(429), true],
  ['fault', answered(500), true],
  ['fault', new Error('Unexpected Server Error'), true],
  ['refused', answered(403), true],
] as const)('%s', ([kind, error, isOnline]) => {
  expect(causeOf(error, isOnline).kind).toBe(kind);
});

test('the shop’s own message is kept, and nothing else of its response', () => {
  expect(causeOf(answered(429, { code: 'slow_down', detail: 'Espere un minuto.' }), true).detail).toBe(
    'Espere un minuto.',
  );
  expect(causeOf(answered(500, { detail: 'relation "users" does not exist' }), true).detail).toBeUndefined();
});

test('only a change whose response was lost may have succeeded', () => {
  expect(new RequestFailure({ kind: 'unreachable' }, post).isDoubtful).toBe(true);
  expect(new RequestFailure({ kind: 'unreachable' }, { ...post, method: 'GET' }).isDoubtful).toBe(false);
  expect(new RequestFailure({ kind: 'offline' }, post).isDoubtful).toBe(false);
  expect(new RequestFailure({ kind: 'busy' }, post).isDoubtful).toBe(false);
});
