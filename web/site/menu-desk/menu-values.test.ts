import { expect, test } from 'vitest';
import { isSameMenu, menuValues, putBack, sentMenu, unsavedMenu, unsavedMenuIn, withEntry } from './menu-values.ts';

const about = { text: 'Nosotros', target: { to: 'path', path: '/about' } as const };
const offers = { text: 'Ofertas', target: { to: 'collection', query: 'offers=true' } as const };

const opened = menuValues({ main: [], footer: [{ title: 'Ayuda', links: [about] }] });
const typed = menuValues({ main: [{ ...offers, links: [about] }], footer: [] });

test('OWN-5 a removed entry comes back to its place, once, whatever was changed since', () => {
  const [first, second, third] = ['1', '2', '3'].map((key) => ({ key, text: key }));
  if (!first || !second || !third) throw new Error('an entry is missing');
  expect(putBack([first, third], second, 1)).toEqual([first, second, third]);
  expect(putBack([], third, 2)).toEqual([third]);
  expect(putBack([first, second], second, 0)).toEqual([first, second]);
  expect(withEntry([first, second], { ...second, text: 'Otro' })).toEqual([first, { ...second, text: 'Otro' }]);
  expect(withEntry([first], second)).toEqual([first, second]);
});

test('OWN-5 the keys of a menu are the same on the server and in the browser, so that a moved entry is found', () => {
  expect(menuValues(sentMenu(typed))).toEqual(typed);
});

test('MEND-7 an unsaved menu is kept with the one that it was opened with, and gets keys of its own', () => {
  const kept: unknown = JSON.parse(JSON.stringify(unsavedMenu(typed, { values: opened, version: 3 })));
  const found = unsavedMenuIn(kept);
  if (!found) throw new Error('nothing was kept');
  expect(isSameMenu(menuValues(found.typed), typed)).toBe(true);
  expect(isSameMenu(menuValues(found.opened.values), opened)).toBe(true);
  expect(found.opened.version).toBe(3);
  expect(unsavedMenuIn({ typed: { main: 3 } })).toBeUndefined();
});
