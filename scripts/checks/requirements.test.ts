import { expect, test } from 'vitest';
import { disagreements, idsInTitles, readRequirements } from './requirements.ts';

const list = readRequirements(`
| Id | Requirement | State |
| --- | --- | --- |
| BAG-1 | A bag with \`a\` line. | works |
| BAG-2 | More. | planned |
`);

const tests = (text: string) => [{ path: 'e2e/bag.spec.ts', text }];

test('the list is read from the tables of the document', () => {
  expect(list).toEqual([
    { id: 'BAG-1', state: 'works' },
    { id: 'BAG-2', state: 'planned' },
  ]);
});

test('ids are read from titles of every test syntax, and nowhere else', () => {
  const text = `
    // BAG-9 is only talked about
    test('BAG-1 one', () => { expect('BAG-8').toBe(''); });
    describe.concurrent("BAG-2, BAG-3", () => {});
    test.for([1, (2)])(
      \`BAG-4 \${'$'}n\`, () => {});
    it('the bag\\'s BAG-5 and UTF-8', () => {});
  `;
  expect(idsInTitles(text, new Set(['BAG']))).toEqual(['BAG-1', 'BAG-2', 'BAG-3', 'BAG-4', 'BAG-5']);
});

test('a list that agrees with the tests passes', () => {
  expect(disagreements(list, tests("test('BAG-1 a', () => {});"))).toEqual([]);
});

test('each disagreement is reported', () => {
  const named = tests("test('BAG-2 a', () => {}); test('BAG-7 b', () => {});");
  const wrong = [...list, { id: 'BAG-2', state: 'planned' }, { id: 'BAG-3', state: 'soon' }];
  expect(disagreements(wrong, named)).toEqual([
    'BAG-2 stands twice in the list',
    "BAG-3 is 'soon', not works or planned",
    'BAG-1 works, but no test names it',
    'BAG-2 is planned, but e2e/bag.spec.ts tests it',
    'BAG-7 is not in the list, but e2e/bag.spec.ts tests it',
  ]);
});
