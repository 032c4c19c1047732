import { expect, test } from 'vitest';
import { readBegunNumber, readOrderNumber } from './order-number.ts';

const reference = 'e6461221-0a1b-4c2d-8e3f-5a6b7c8d9e0f';

test.each([
  ['E6461221', { beginning: 'e6461221' }],
  ['N° E6461221', { beginning: 'e6461221' }],
  ['n°e6461221', { beginning: 'e6461221' }],
  ['Nº e646 1221 ', { beginning: 'e6461221' }],
  ['Nro. E6461221', { beginning: 'e6461221' }],
  ['#E6461221', { beginning: 'e6461221' }],
  ['N° 1042', { number: 1042 }],
  ['#1042', { number: 1042 }],
  ['1.042', { number: 1042 }],
  ['N° 50000000002', { number: 50_000_000_002 }],
  ['50.000.000.002', { number: 50_000_000_002 }],
  ['12345678', { number: 12_345_678, beginning: '12345678' }],
  [` ${reference.toUpperCase()} `, { reference }],
  ['', {}],
  ['N°', {}],
  ['0', {}],
  ['e64612', {}],
  ['camisa', {}],
])('MEND-18 DESK-1 %j is read as %o', (written, read) => {
  expect(readOrderNumber(written)).toEqual(read);
});

test.each([
  ['117', { number: '117', reference: '117' }],
  ['N° e646', { reference: 'e646' }],
  [reference, { reference: 'e64612210a1b4c2d8e3f5a6b7c8d9e0f' }],
  ['11', {}],
  ['cafe', {}],
  ['remera 4', {}],
  ['', {}],
])('ADM-6 %j may be the beginning of a number, as %o', (written, read) => {
  expect(readBegunNumber(written)).toEqual(read);
});
