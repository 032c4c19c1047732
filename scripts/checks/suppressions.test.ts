import { expect, test } from 'vitest';
import { suppressions } from './suppressions.ts';

/** The words are concatenated here, so that the check does not find them in its own test. */
const word = (...parts: readonly string[]) => parts.join('');

test.for([
  word('oxlint', '-disable-next-line'),
  word('eslint', '-disable'),
  word('@ts-', 'ignore'),
  word('@ts-', 'nocheck'),
  word('@ts-', 'expect-error'),
  word('TO', 'DO'),
  word('FIX', 'ME'),
])('%s is found', (found) => {
  expect(suppressions([{ path: 'server/a.ts', text: `const a = 1;\n// ${found} later\n` }])).toHaveLength(1);
});

test('the path and line are reported', () => {
  const text = `a\nb // ${word('TO', 'DO')} c\n`;
  expect(suppressions([{ path: 'server/a.ts', text }])).toEqual([`server/a.ts:2: ${word('TO', 'DO')}`]);
});

test('Spanish words and longer names pass', () => {
  expect(suppressions([{ path: 'a.ts', text: "const METODOS = 'TODOS';\nconst todo = 1;\n" }])).toEqual([]);
});
