import { beforeEach, expect, test, vi } from 'vitest';
import { askForPerson, ofPerson } from './shown-session.ts';

const page = new URL('https://tienda.example/admin/letters/welcome');
const sent = (formAction: string) => {
  const given = { currentUrl: page, currentParams: {}, nextUrl: page, nextParams: {}, defaultShouldRevalidate: true };
  return ofPerson({ ...given, formMethod: 'POST', formAction });
};

beforeEach(async () => {
  vi.stubGlobal('document', { cookie: '' });
  await askForPerson(() => Promise.resolve({}));
});

test('the person is asked for again after what was sent, until an answer knows of it', async () => {
  expect(sent('/user/profile')).toBe(true);
  await askForPerson(() => Promise.resolve(undefined));
  expect(sent('/admin/letters/preview')).toBe(true);
  await askForPerson(() => Promise.resolve({}));
  expect(sent('/admin/letters/preview')).toBe(false);
});

test('a preview is sent for its size and changes nothing, so nobody is asked for', () => {
  expect(sent('/admin/letters/preview')).toBe(false);
  expect(sent('/admin/letters/welcome')).toBe(true);
});
