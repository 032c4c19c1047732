import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { backwardDays } from '#contract/core/protocol/days-asked.ts';
import { OrderFilterFields } from './order-filter-fields.tsx';
import { ordersQuestion } from './orders-question.ts';

const shown = (query: string, areBackwards = false) =>
  load(
    renderToStaticMarkup(
      <OrderFilterFields asked={ordersQuestion(new URLSearchParams(query))} areBackwards={areBackwards} />,
    ),
  );

test('DESK-2 every state of payment, money and delivery can be chosen', () => {
  const $ = shown('');
  const options = (name: string) =>
    $(`select[name="${name}"] option`)
      .toArray()
      .map((option) => $(option).attr('value'))
      .join(' ');
  expect(options('status')).toBe(' approved pending failure rejected cancelled');
  expect(options('money')).toBe(' unpaid paid partly_refunded refunded disputed dispute_lost dispute_won');
  expect(options('goods')).toBe(' preorder');
  expect(options('fulfilment')).toBe(' to_prepare preparing ready_for_pickup dispatched delivered returned cancelled');
});

test('DESK-2 the fields show what the address asks for, also wrong days, which are told', () => {
  const $ = shown('status=rejected&money=paid&from=2025-05-02&to=2025-05-01', true);
  const chosen = ['status', 'money', 'fulfilment'].map((name) => $(`select[name="${name}"] [selected]`).attr('value'));
  expect(chosen).toEqual(['rejected', 'paid', '']);
  expect(['from', 'to'].map((name) => $(`input[name="${name}"]`).attr('value'))).toEqual(['2025-05-02', '2025-05-01']);
  expect($('[role="alert"]').text()).toBe(backwardDays.error());
  expect($('[aria-invalid="true"]')).toHaveLength(2);
});
