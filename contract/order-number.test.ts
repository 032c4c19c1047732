import { expect, test } from 'vitest';
import { orderNumber, readOrderNumber } from './order-number.ts';

const reference = 'e6461221-0a1b-4c2d-8e3f-5a6b7c8d9e0f';

test.each([
  ['E6461221', { beginning: 'e6461221' }],
  ['N° E6461221', { beginning: 'e6461221' }],
  ['n°e6461221', { beginning: 'e6461221' }],
  ['Nº e646 1221 ', { beginning: 'e6461221' }],
  ['Nro. E6461221', { beginning: 'e6461221' }],
  ['#E6461221', { beginning: 'e6461221' }],
  ['N° 50000000002', { payment: 50_000_000_002 }],
  ['50.000.000.002', { payment: 50_000_000_002 }],
  ['12345678', { payment: 12_345_678, beginning: '12345678' }],
  [` ${reference.toUpperCase()} `, { reference }],
  ['', {}],
  ['N°', {}],
  ['0', {}],
  ['e64612', {}],
  ['camisa', {}],
])('MEND-18 %j is read as %o', (written, read) => {
  expect(readOrderNumber(written)).toEqual(read);
});

test('MEND-18 what is shown is read again', () => {
  expect(readOrderNumber(`N° ${orderNumber({ payment_id: null, reference })}`)).toEqual({ beginning: 'e6461221' });
  expect(readOrderNumber(`N° ${orderNumber({ payment_id: 117_952_851_511, reference })}`)).toEqual({
    payment: 117_952_851_511,
  });
});
