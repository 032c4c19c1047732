import { expect, test } from '../fixtures/test.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { layoutDifferences } from './compare-layouts.ts';
import { readLayout, written, type Layout } from './layout.ts';
import { walkedPages } from './scenes/all-scenes.ts';

const heading = { words: 'h1 "Carrito"', left: 20, below: 80, width: 350, height: 40 };
const total = { words: 'p "Total $ 80.000,00"', left: 20, below: 400, width: 200, height: 24 };
const button = { words: 'button "Pagar"', left: 20, below: 60, width: 350, height: 48 };
const footer = { words: 'a "Envíos | cambios"', left: 20, below: -12, width: 80, height: 24 };
const bag: Layout = { height: 900, elements: [heading, total, button, footer] };

const withButton = (change: Partial<typeof button>): Layout => ({
  ...bag,
  elements: [heading, total, { ...button, ...change }, footer],
});

test('LOOK-1 a layout that was written is read again, also with a line across its words', () => {
  expect(readLayout(written(bag))).toEqual(bag);
});

test('LOOK-1 what browsers round does not differ', () => {
  expect(layoutDifferences(bag, withButton({ left: 22, width: 354, below: 58 }))).toEqual([]);
});

test('LOOK-1 a missing, a new, a moved and a resized element are told, each by its words', () => {
  expect(layoutDifferences(bag, { ...bag, elements: [heading, total, footer] })).toEqual(['missing: button "Pagar"']);
  expect(layoutDifferences({ ...bag, elements: [heading, total, footer] }, bag)).toEqual(['new: button "Pagar"']);
  expect(layoutDifferences(bag, withButton({ left: 420 }))).toEqual(['moved: button "Pagar": left 420 instead of 20']);
  expect(layoutDifferences(bag, withButton({ below: 90 }))).toEqual([
    'moved: button "Pagar": 90 below the one before instead of 60',
  ]);
  expect(layoutDifferences(bag, withButton({ height: 96 }))).toEqual([
    'moved: button "Pagar": 350 x 96 instead of 350 x 48',
  ]);
});

test('LOOK-1 another total is told as what is missing and what is new', () => {
  const wrong = { ...total, words: 'p "Total $ 90.000,00"' };
  expect(layoutDifferences(bag, { ...bag, elements: [heading, wrong, button, footer] })).toEqual([
    'missing: p "Total $ 80.000,00"',
    'new: p "Total $ 90.000,00"',
  ]);
});

test('LOOK-1 a page that is longer below what is kept is told', () => {
  expect(layoutDifferences(bag, { ...bag, height: 1400 })).toEqual(['the page is 1400 px high instead of 900']);
});

/** Second addresses of a page that is walked, and pages that the demo's country does not have, which are that of what is not found. */
const sameAsOthers = new Set([
  '/account',
  '/construction',
  '/creation',
  '/libro-de-reclamaciones',
  '/reversion-del-pago',
]);

test('LOOK-1 no page is without a walk', () => {
  const lacking = Object.keys(pageAddresses).filter((path) => {
    const pattern = new URLPattern({ pathname: path });
    const isWalked = walkedPages.some(({ path: address, leadsTo = address }) =>
      pattern.test({ pathname: leadsTo.replace(/\?.*$/, '') }),
    );
    return !sameAsOthers.has(path) && !isWalked;
  });
  expect(lacking).toEqual([]);
});
