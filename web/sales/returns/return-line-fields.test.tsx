import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import { ReturnLineFields } from './return-line-fields.tsx';
import type { RefusedReturn } from './refused-return.ts';

const picture = { path: '/media/remera', width: 800, height: 1000, placeholder: '', alt: 'Remera', widths: [320] };

/** The fields of a line of which so many units can come back. */
function fieldsOf(left: number, refused?: RefusedReturn) {
  const line = { position: 3, name: 'Remera', color: 'Azul', size: 'M', left, price: moneyOf(1000, 'ARS'), picture };
  return load(renderToStaticMarkup(<ReturnLineFields line={{ ...line, sizes: [] }} refused={refused} />));
}

test('BACK-5 the only unit of a line is chosen by a check box, with its picture, its name and its price', () => {
  const $ = fieldsOf(1);
  const box = $('label input[type="checkbox"]');
  expect([box.attr('name'), box.attr('value'), box.attr('checked')]).toEqual(['quantity-3', '1', undefined]);
  expect($('label').first().text()).toMatch(/^Remera Azul, talle M\$\s10,00$/);
  expect($('label img').attr('src')).toContain('/media/remera');
  expect($('select[name^="quantity"]')).toHaveLength(0);
});

test('BACK-5 of several units of a line the buyer says how many, none at first', () => {
  const $ = fieldsOf(3);
  const options = $('select[name="quantity-3"] option').toArray();
  expect(options.map((one) => $(one).attr('value'))).toEqual(['0', '1', '2', '3']);
  expect([$('input[type="checkbox"]').length, $('fieldset img').length]).toEqual([0, 1]);
});

test('BACK-5 a refused line stays chosen, with what was typed and what is wrong', () => {
  const values = { 'quantity-3': '1', 'note-3': 'Me queda corta' };
  const $ = fieldsOf(1, { values, errors: { 'quantity-3': 'Quedan 0 unidades.' }, detail: '' });
  const box = $('input[type="checkbox"]');
  expect([box.attr('checked'), box.attr('aria-invalid')]).toEqual(['checked', 'true']);
  expect($(`#${box.attr('aria-describedby')}`).text()).toBe('Quedan 0 unidades.');
  expect($('input[name="note-3"]').attr('value')).toBe('Me queda corta');
});
