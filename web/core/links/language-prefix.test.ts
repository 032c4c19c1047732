import { afterEach, expect, test } from 'vitest';
import { inOtherLanguage, isSentTo, setPrefix, withoutPrefix, withPrefix } from './language-prefix.ts';

afterEach(() => setPrefix(''));

test.each([
  ['/', '/en'],
  ['/?a=1', '/en?a=1'],
  ['/bag', '/en/bag'],
  ['/home?gender=Men#top', '/en/home?gender=Men#top'],
])('OWN-2 %s is %s in the second language', (path, address) => {
  setPrefix('/en');
  expect(withPrefix(path)).toBe(address);
  expect(withoutPrefix(address)).toBe(path);
  setPrefix('');
  expect(inOtherLanguage(path, 'en')).toBe(address);
  expect(withPrefix(path)).toBe(path);
});

test('OWN-2 an address that only begins alike is left as it is', () => {
  setPrefix('/en');
  expect(withoutPrefix('/enaguas')).toBe('/enaguas');
  expect(withoutPrefix('/bag')).toBe('/bag');
});

test.each(['', '/en'])(
  'OWN-2 a form is recognized by its address below %j, which the router tells with it',
  (prefix) => {
    setPrefix(prefix);
    expect(isSentTo('/login?vista=crear', `${prefix}/login?vista=crear`)).toBe(true);
    expect(isSentTo('/login', `${prefix}/login?vista=crear`)).toBe(false);
    expect(isSentTo('/bag', undefined)).toBe(false);
  },
);
