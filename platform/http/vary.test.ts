import { expect, test } from 'vitest';
import { varyBy } from './vary.ts';

test('a response names each header on which it depends once', () => {
  const headers = new Headers();
  for (const name of ['accept-encoding', 'accept-language', 'accept-encoding']) varyBy(headers, name);
  expect(headers.get('vary')).toBe('accept-encoding, accept-language');
});
