import { beforeEach, expect, test, vi } from 'vitest';
import { clearInterruptedForm } from '../hydration/sent-form.ts';
import { keepEditor, takeEditor } from './kept-editors.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const product = { path: '/admin/modification/9', username: 'ana', name: 'product' };
const texts = { ...product, name: 'texts' };

test('MEND-7 what was typed into each editor of a page comes back to that editor, once', () => {
  keepEditor(product, { color: 'Verde' });
  keepEditor(texts, { name: 'Tee' });
  expect(takeEditor({ ...product, path: '/admin/modification/8' })).toBeUndefined();
  expect(takeEditor(texts)).toEqual({ name: 'Tee' });
  expect(takeEditor(texts)).toBeUndefined();
  expect(takeEditor(product)).toEqual({ color: 'Verde' });
  expect(stored.size).toBe(0);
});

test('MEND-7 what one person typed into an editor is not given to the next, and forgotten at the logout', () => {
  keepEditor(product, { color: 'Verde' });
  expect(takeEditor({ ...product, username: 'eva' })).toBeUndefined();
  expect(stored.size).toBe(0);
  keepEditor(product, { color: 'Verde' });
  clearInterruptedForm();
  expect(stored.size).toBe(0);
});

test('MEND-7 a page that is left later keeps its own editors, and a damaged text keeps nothing', () => {
  keepEditor(product, { color: 'Verde' });
  const home = { path: '/admin/home', username: 'ana', name: 'home' };
  keepEditor(home, [1]);
  expect(takeEditor(product)).toBeUndefined();
  expect(takeEditor(home)).toEqual([1]);
  stored.set('percha-interrupted-form', '{"path":"/admin/home","editors":3');
  expect(takeEditor(home)).toBeUndefined();
});

test('MEND-7 a browser without storage loses nothing else', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  keepEditor(product, { color: 'Verde' });
  expect(takeEditor(product)).toBeUndefined();
});
