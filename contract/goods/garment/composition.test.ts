import { expect, test } from 'vitest';
import { compositionGiven, compositionWords } from './composition.ts';

const wordsOf = (given: unknown) => compositionGiven.safeParse(given).error?.issues.map(({ message }) => message);

test.each([
  ['95% algodón, 5% elastano'],
  ['5 elastano / 95 ALGODON'],
  ['Elastano 5%,algodón 95%'],
  ['95 % Algodón y 5 % Elastano'],
])('GOOD-12 %s is a composition, the most first', (text) => {
  const portions = compositionGiven.parse(text) ?? [];
  expect(portions).toEqual([
    { fibre: 'cotton', percent: 95 },
    { fibre: 'elastane', percent: 5 },
  ]);
  expect(compositionWords(portions)).toBe('95 % Algodón, 5 % Elastano');
  expect(compositionGiven.parse(compositionWords(portions))).toEqual(portions);
});

test('GOOD-12 a share may have one decimal, with a comma', () => {
  const portions = compositionGiven.parse('99,5% lana, 0,5% seda');
  expect(portions).toEqual([
    { fibre: 'wool', percent: 99.5 },
    { fibre: 'silk', percent: 0.5 },
  ]);
  expect(compositionWords(portions ?? [])).toBe('99,5 % Lana, 0,5 % Seda');
});

test.each([
  ['90% algodón, 5% elastano', 'Los porcentajes suman 95 y deben sumar 100.'],
  ['100% algodon, 1% seda', 'Los porcentajes suman 101 y deben sumar 100.'],
  ['50% algodón, 50% Algodon', 'Una fibra aparece dos veces.'],
  [
    '100% lycra',
    '«lycra» no es una fibra del Reglamento (UE) 1007/2011. Escriba por ejemplo: 95% algodón, 5% elastano.',
  ],
  ['algodón', 'Cada fibra lleva su porcentaje, entre 0 y 100, con un decimal como mucho.'],
  ['84% lana, 16% otras fibras', '«Otras fibras» puede ser hasta el 15 %.'],
  [[{ fibre: 'cotton', percent: -100 }], 'Cada fibra lleva su porcentaje, entre 0 y 100, con un decimal como mucho.'],
  [[{ fibre: 'cotton', percent: 33.33 }], 'Cada fibra lleva su porcentaje, entre 0 y 100, con un decimal como mucho.'],
])('GOOD-12 %j is none: %s', (given, words) => {
  expect(wordsOf(given)).toEqual([words]);
});

test('GOOD-12 an empty text says that it is not known, and one that is not sent nothing', () => {
  expect([compositionGiven.parse(''), compositionGiven.parse(undefined)]).toEqual([[], undefined]);
});
