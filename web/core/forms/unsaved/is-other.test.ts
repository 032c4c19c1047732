import { expect, test } from 'vitest';
import { isOther } from './is-other.ts';

test('a form that was changed back has no unsaved content', () => {
  const start = { name: 'Remera', sizes: [{ size: 'M', stock: 2 }] };
  expect(isOther({ ...start, name: 'Buzo' }, start)).toBe(true);
  expect(isOther(structuredClone(start), start)).toBe(false);
});
