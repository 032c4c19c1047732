import { expect, test } from 'vitest';
import { fieldConflicts, mergedValues, type FormWords } from './field-conflicts.ts';

type Values = { readonly title: string; readonly price: string; readonly sizes: readonly string[] };

const words: FormWords<Values> = {
  title: { label: 'Título', shown: (title) => title },
  price: { label: 'Precio', shown: (price) => price, logged: 'currentPrice' },
  sizes: { label: 'Talles', shown: (sizes) => sizes.join(', '), taken: (saved, typed) => [...saved, ...typed] },
};

const opened: Values = { title: 'Camisa', price: '100', sizes: ['S'] };
const changedBy = [{ field: 'currentPrice', actor: 'ana', at: '2026-11-21T12:00:00Z' }];

test('MEND-27 a conflict is a saved value that differs from the one the form was opened with and from the typed one', () => {
  const typed = { ...opened, title: 'Blusa' };
  const saved = { title: 'Remera', price: '120', sizes: ['S'] };
  expect(fieldConflicts(words, { opened, typed }, { saved, version: 2, changedBy })).toEqual([
    { field: 'title', label: 'Título', saved: 'Remera', typed: 'Blusa', isMine: true, actor: undefined },
    { field: 'price', label: 'Precio', saved: '120', typed: '100', isMine: false, actor: 'ana' },
  ]);
});

test('MEND-27 a typed value equal to the one saved meanwhile is no conflict', () => {
  const typed = { ...opened, price: '120' };
  expect(fieldConflicts(words, { opened, typed }, { saved: typed, version: 2, changedBy })).toEqual([]);
});

test('MEND-27 each field has the saved or the typed value, as chosen', () => {
  const typed: Values = { title: 'Blusa', price: '90', sizes: ['S', 'XL'] };
  const saved: Values = { title: 'Remera', price: '120', sizes: ['M'] };
  expect(mergedValues(words, typed, saved, new Set(['price', 'sizes']))).toEqual({
    title: 'Blusa',
    price: '120',
    sizes: ['M', 'S', 'XL'],
  });
});
