import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { language } from '#messages/present-language.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { mayUseCache, speakLanguage, varied } from './speak-language.ts';

const before = shop();

beforeEach(() => setShop({ ...before, otherLanguage: 'en' }));
afterEach(() => setShop(before));

const asked = (url: string, accepted?: string) => ({
  url,
  headers: accepted === undefined ? {} : { 'accept-language': accepted },
});

test.each([
  ['/en/home', 'es', 'en', true],
  ['/home', 'en', 'es-AR', true],
  ['/api/catalogue', undefined, 'es-AR', true],
  ['/api/catalogue', 'es-ES,en;q=0.5', 'es-AR', true],
  ['/api/catalogue', 'en', 'en', false],
  ['/api/users/login', 'en', 'en', false],
  ['/apiary', 'en', 'es-AR', true],
])('OWN-2 %s of a browser that accepts %s is answered in %s', (url, accepted, spoken, isCached) => {
  const mayAnswer = mayUseCache({ apiBase: '/api', mayKeep: () => true });
  expect(mayAnswer(asked(url, accepted))).toBe(isCached);
  expect(mayUseCache({ apiBase: '/api', mayKeep: () => false })(asked(url, accepted))).toBe(false);
  let said: string | undefined;
  const request = Object.assign(new IncomingMessage(new Socket()), asked(url, accepted));
  speakLanguage('/api')(request, new ServerResponse(request), () => {
    said = language();
  });
  expect(said).toBe(spoken);
});

test('OWN-2 the answer of a call depends on the language only in a shop with two', () => {
  expect(varied(Response.json({})).headers.get('vary')).toBe('accept-language');
  setShop(before);
  expect(varied(Response.json({})).headers.get('vary')).toBeNull();
});
