import { expect, test } from 'vitest';
import { toggledAddress, addressWithout, changedAddress, resetAddress } from './catalogue-address.ts';

const query = new URLSearchParams('gender=Men&category=101&brand=Lumbre&page=3');

test('CAT-3 a changed filter leads to the first page, a changed page keeps the filters', () => {
  expect(changedAddress(query, { brand: 'Abasto' })).toBe('/home?gender=Men&category=101&brand=Abasto');
  expect(changedAddress(query, { page: '4' })).toBe('/home?gender=Men&category=101&brand=Lumbre&page=4');
  expect(changedAddress(query, { category: null })).toBe('/home?gender=Men&brand=Lumbre');
});

test('CAT-3 dropping one filter or all of them leads to the first page', () => {
  expect(addressWithout(query, 'category', '101')).toBe('/home?gender=Men&brand=Lumbre');
  expect(resetAddress(query)).toBe('/home?gender=Men');
});

test('MEND-4 of the genders one is chosen, and without one everything is reset to both', () => {
  const asked = new URLSearchParams('search=vestido&page=2');
  expect(toggledAddress(asked, 'gender', 'Women')).toBe('/home?search=vestido&gender=Women');
  const women = new URLSearchParams('search=vestido&gender=Women');
  expect(toggledAddress(women, 'gender', 'Men')).toBe('/home?search=vestido&gender=Men');
  expect(toggledAddress(women, 'gender', 'Women')).toBe('/home?search=vestido');
  expect(resetAddress(women)).toBe('/home?gender=Women');
  expect(resetAddress(asked)).toBe('/home');
  expect(addressWithout(new URLSearchParams('offers=true'), 'offers', 'true')).toBe('/home');
});

test('CAT-6 a value of a filter is added to the others, and taken away again, from page 1 on', () => {
  const onPage3 = new URLSearchParams('gender=Men&size=S&page=3');
  expect(toggledAddress(onPage3, 'size', 'M')).toBe('/home?gender=Men&size=S&size=M');
  expect(toggledAddress(new URLSearchParams('gender=Men&size=S&size=M'), 'size', 'S')).toBe('/home?gender=Men&size=M');
});
