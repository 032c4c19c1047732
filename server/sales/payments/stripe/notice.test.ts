import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { isSigned } from './notice.ts';

const payload = '{\n  "id": "evt_1"\n}';
const body = Buffer.from(payload);
const seconds = 1_790_000_000;
const now = new Date(seconds * 1000);

/** A header as the official client makes it for tests. */
const headerOf = (secret: string, timestamp = seconds) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

test('PRICE-7 a signature of one of the secrets counts, of the bytes as they arrived', () => {
  const header = headerOf('whsec_new');
  expect(isSigned({ header, body }, ['whsec_old', 'whsec_new'], now)).toBe(true);
  expect(isSigned({ header, body }, ['whsec_old'], now)).toBe(false);
  expect(isSigned({ header, body }, [], now)).toBe(false);
  expect(isSigned({ header, body: Buffer.from('{"id":"evt_1"}') }, ['whsec_new'], now)).toBe(false);
});

test('PRICE-7 while a secret rolls one of several hashes is enough', () => {
  const [, old = ''] = headerOf('whsec_old').split(',');
  const header = `${headerOf('whsec_new')},${old}`;
  for (const secret of ['whsec_old', 'whsec_new']) expect(isSigned({ header, body }, [secret], now)).toBe(true);
});

test.for([
  ['the last second of five minutes', -300, true],
  ['older', -301, false],
  ['a clock that is ahead', 300, true],
  ['further ahead', 301, false],
] as const)('PRICE-7 a signature is good for five minutes: %s', ([, offset, isTaken]) => {
  expect(isSigned({ header: headerOf('s', seconds + offset), body }, ['s'], now)).toBe(isTaken);
});

test.for([
  ['none', null],
  ['an empty one', ''],
  ['no moment', `v1=${'0'.repeat(64)}`],
  ['no hash', `t=${seconds}`],
  ['another scheme', `t=${seconds},v0=${'0'.repeat(64)}`],
  ['a short hash', `t=${seconds},v1=00`],
  ['no hex', `t=${seconds},v1=${'z'.repeat(64)}`],
  ['a moment that is no number', `t=now,v1=${'0'.repeat(64)}`],
] as const)('PRICE-7 a forged event is refused: signature is %s', ([, header]) => {
  expect(isSigned({ header, body }, ['s'], now)).toBe(false);
});
