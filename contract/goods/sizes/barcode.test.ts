import { expect, test } from 'vitest';
import { barcodeDigits, barcodeFault } from './barcode.ts';

test.each([
  ['EAN-8', '96385074'],
  ['UPC-A', '036000291452'],
  ['EAN-13', '7790895000997'],
  ['EAN-13 whose check digit is 0', '4012345678901'.slice(0, 12).concat('1')],
  ['GTIN-14', '10614141000415'],
])('GOOD-1 the check digit of an %s', (_, code) => {
  expect(barcodeFault(code)).toBeUndefined();
  const last = Number(code.at(-1));
  const wrong = `${code.slice(0, -1)}${(last + 1) % 10}`;
  expect(barcodeFault(wrong)).toEqual({ why: 'check', digit: last });
});

test('GOOD-1 two digits that changed places are noticed', () => {
  expect(barcodeFault('7790985000997')).toMatchObject({ why: 'check' });
});

test.each(['7.79E+12', '7,79E+12', '7.79089500099E+12', '8E12'])(
  'GOOD-1 %s is what a spreadsheet left of it',
  (text) => {
    expect(barcodeFault(text)).toEqual({ why: 'rounded' });
  },
);

test.each([
  ['77908950009', 'length'],
  ['779089500099', 'check'],
  ['779-A', 'characters'],
  ['779089500099.0', 'characters'],
  ['٧٧٩٠٨٩٥٠', 'characters'],
])('GOOD-1 %s is no barcode, by its %s', (text, why) => {
  expect(barcodeFault(text)).toMatchObject({ why });
});

test('GOOD-1 digits may be written in groups', () => {
  expect(barcodeFault(barcodeDigits(' 7 790895-000997 '))).toBeUndefined();
});
