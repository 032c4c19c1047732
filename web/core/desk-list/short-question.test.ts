import { expect, test } from 'vitest';
import { isFound, shortQuestion } from './short-question.ts';

const row = { state: 'running', texts: ['VERANO20', '20 % menos en Camisas de algodón'] };

test.each([
  ['', true],
  ['?search=verano', true],
  ['?search=ALGODON+camisas', true],
  ['?search=lino', false],
  ['?state=running&search=verano', true],
  ['?state=ended&search=verano', false],
  ['?state=&search=', true],
  ['?search=+verano20++', true],
])('DESK-2 a short list with the address %j has the row: %s', (query, isThere) => {
  expect(isFound(row, shortQuestion(query))).toBe(isThere);
});
