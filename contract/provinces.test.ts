import { expect, test } from 'vitest';
import { isProvinceCode } from './postal-code.ts';
import { provinces } from './provinces.ts';

test('SHIP-1 the letters of postal codes are those of the provinces', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(isProvinceCode);
  expect(letters).toEqual(provinces.map(({ code }) => code).toSorted());
});
