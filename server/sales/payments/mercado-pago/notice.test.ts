import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './notice.ts';

const now = new Date('2026-03-01T12:00:00Z');
const seconds = String(now.getTime() / 1000);

function signed(secret: string, { dataId = '123', requestId = 'r-1', ts = seconds } = {}) {
  const v1 = createHmac('sha256', secret).update(`id:${dataId};request-id:${requestId};ts:${ts};`).digest('hex');
  return { dataId, requestId, signature: `ts=${ts},v1=${v1}` };
}

test('PAY-5 a notice signed with any of the secrets is taken', () => {
  expect(isSigned(signed('old'), ['new', 'old'], now)).toBe(true);
  expect(isSigned(signed('new'), ['new', 'old'], now)).toBe(true);
  expect(isSigned(signed('other'), ['new', 'old'], now)).toBe(false);
  expect(isSigned(signed(''), [], now)).toBe(false);
});

test('PRICE-8 the id of an order may be signed as it is written or in lower case, and no other id for it', () => {
  const order = 'ORD01JY0PGGPZ4DBV73E2PXRBCQ84';
  const lower = signed('s', { dataId: order.toLowerCase() });
  expect(isSigned(signed('s', { dataId: order }), ['s'], now)).toBe(true);
  expect(isSigned({ ...lower, dataId: order }, ['s'], now)).toBe(true);
  expect(isSigned({ ...lower, dataId: order.replace('84', '85') }, ['s'], now)).toBe(false);
  expect(isSigned({ ...signed('s', { dataId: order }), dataId: order.toLowerCase() }, ['s'], now)).toBe(false);
});

test('PAY-5 the moment may be in seconds or in milliseconds, a week old, and not of the future', () => {
  const at = (offsetMs: number) => now.getTime() + offsetMs;
  const day = 86_400_000;
  const isTaken = (ts: number) => isSigned(signed('s', { ts: String(ts) }), ['s'], now);
  expect(isTaken(at(0))).toBe(true);
  expect(isTaken(at(-6 * day))).toBe(true);
  expect(isTaken(at(-6 * day) / 1000)).toBe(true);
  expect(isTaken(at(-8 * day))).toBe(false);
  expect(isTaken(at(-8 * day) / 1000)).toBe(false);
  expect(isTaken(at(day))).toBe(false);
});

test('PAY-5 parts that are missing are left out of what is signed', () => {
  const v1 = createHmac('sha256', 's').update(`ts:${seconds};`).digest('hex');
  expect(isSigned({ dataId: null, requestId: null, signature: `ts=${seconds}, v1=${v1}` }, ['s'], now)).toBe(true);
  expect(isSigned({ dataId: '123', requestId: null, signature: `ts=${seconds},v1=${v1}` }, ['s'], now)).toBe(false);
});

test.for([
  ['none', null],
  ['an empty one', ''],
  ['no moment', `v1=${'0'.repeat(64)}`],
  ['no hash', `ts=${seconds}`],
  ['a short hash', `ts=${seconds},v1=00`],
  ['no hex', `ts=${seconds},v1=${'z'.repeat(64)}`],
  ['another one', `ts=${seconds},v1=${'0'.repeat(64)}`],
  ['a moment that is no number', `ts=now,v1=${'0'.repeat(64)}`],
] as const)('PAY-5 a forged notice is refused: signature is %s', ([, signature]) => {
  expect(isSigned({ dataId: '123', requestId: 'r-1', signature }, ['s'], now)).toBe(false);
});

test('PAY-5 a signature is good for its own payment and request only', () => {
  const notice = signed('s');
  expect(isSigned({ ...notice, dataId: '124' }, ['s'], now)).toBe(false);
  expect(isSigned({ ...notice, requestId: 'r-2' }, ['s'], now)).toBe(false);
});

test('MEND-50 a moment is good to the last millisecond of a week, and an hour ahead', () => {
  const week = 7 * 86_400_000;
  const hour = 3_600_000;
  const isTaken = (offsetMs: number) => isSigned(signed('s', { ts: String(now.getTime() + offsetMs) }), ['s'], now);
  expect([-week, -week - 1, hour, hour + 1].map(isTaken)).toEqual([true, false, true, false]);
});

test('MEND-50 eleven digits are seconds, twelve milliseconds', () => {
  const at = (ts: string, moment: number) => isSigned(signed('s', { ts }), ['s'], new Date(moment));
  expect(at('12345678901', 12_345_678_901_000)).toBe(true);
  expect(at('123456789012', 123_456_789_012)).toBe(true);
});

test('MEND-50 the parts of a signature come in any order and with spaces, and nothing is stuck to them', () => {
  const { signature } = signed('s');
  const [ts = '', v1 = ''] = signature.split(',');
  const isTaken = (written: string) => isSigned({ dataId: '123', requestId: 'r-1', signature: written }, ['s'], now);
  for (const fine of [`${v1},${ts}`, ` ${ts} , ${v1} `, `${ts},v2=0,${v1}`]) expect(isTaken(fine)).toBe(true);
  for (const stuck of [`x${ts},${v1}`, `${ts}x,${v1}`, `${ts},x${v1}`, `${ts},${v1}x`]) {
    expect(isTaken(stuck)).toBe(false);
  }
});
