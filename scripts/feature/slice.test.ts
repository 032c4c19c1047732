import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { lintingAsWeDo } from '../lint/lint-fixture.ts';
import { joined, joinedFiles } from './joins.ts';
import { sliceOf } from './slice.ts';
import { wordsOf } from './words.ts';

const words = wordsOf({ area: 'marketing', feature: 'gift-cards', thing: 'gift-card', title: 'Tarjetas de regalo' });
const slice = sliceOf(words, '0042');

test('a feature has the same name in every room', () => {
  expect(Object.keys(slice)).toEqual([
    'contract/marketing/gift-cards.ts',
    'server/migrations/0042_gift_cards.sql',
    'server/marketing/gift-cards/gift-cards.tables.ts',
    'server/marketing/gift-cards/gift-cards.queries.ts',
    'server/marketing/gift-cards/gift-cards.service.ts',
    'server/marketing/gift-cards/gift-cards.routes.ts',
    'server/marketing/gift-cards/gift-cards.api.test.ts',
    'web/marketing/gift-cards/gift-cards.page.tsx',
    'web/marketing/gift-cards/gift-card-list.tsx',
    'web/marketing/gift-cards/gift-card-list.test.tsx',
  ]);
});

test('the generated files pass the project’s rules', async () => {
  expect(await lintingAsWeDo().complaints(slice)).toEqual([]);
});

test('the feature is added to the contract, the routes and the pages as they are today', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const files = joinedFiles(words);
  const texts = await Promise.all(files.map((file) => readFile(resolve(root, file), 'utf8')));
  const today = Object.fromEntries(files.map((file, at) => [file, texts[at] ?? '']));
  const result = joined(words, today);
  expect(result['contract/marketing/calls.ts']).toMatch(/^import \{ giftCards \} from '.\/gift-cards.ts';$/m);
  expect(result['contract/marketing/calls.ts']).toMatch(/marketingCalls = \{[^}]*\n {2}giftCards,\n\} as const;/);
  const imported = /^import \{ giftCardsRoutes \} from '.\/gift-cards\/gift-cards.routes.ts';$/m;
  expect(result['server/marketing/routes.ts']).toMatch(imported);
  expect(result['server/marketing/routes.ts']).toContain('\n  giftCards: giftCardsRoutes,\n');
  expect(result['scripts/lint/floors.ts']?.match(/\/marketing': \[\['gift-cards'\], /g)).toHaveLength(2);
  expect(result['web/routes.ts']).toMatch(/'marketing\/gift-cards\/gift-cards.page.tsx'\),\n {4}route\('\*'/);
});

test('a file without the expected place is reported', () => {
  expect(() => joined(words, {})).toThrow('contract/marketing/calls.ts has no place for');
});

test.for([
  [{ area: 'shoes', feature: 'gift-cards', thing: 'gift-card', title: 'A' }, "'shoes' is no area"],
  [{ area: 'mail', feature: 'GiftCards', thing: 'gift-card', title: 'A' }, "'GiftCards' is no kebab-case name"],
  [{ area: 'mail', feature: '../x', thing: 'gift-card', title: 'A' }, "'../x' is no kebab-case name"],
  [{ area: 'mail', feature: 'mail', thing: 'mail', title: 'A' }, 'need two names'],
  [{ area: 'mail', feature: 'mail', thing: 'letter', title: ' ' }, 'Spanish text'],
] as const)('refused: %j', ([request, message]) => {
  expect(() => wordsOf(request)).toThrow(message);
});
