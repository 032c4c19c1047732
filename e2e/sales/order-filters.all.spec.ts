import { backwardDays } from '#contract/core/protocol/days-asked.ts';
import { expect, test } from '../fixtures/test.ts';
import { rows } from '../office/desk-list.ts';
import { asked, days, filters, isAsked, set } from './filter-bar.ts';

test('DESK-2 the filters of orders are used by keyboard, which stays where it is, and wrong days lose nothing that was typed', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/orders');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await page.getByRole('searchbox').focus();
  const passed = [];
  for (const _ of ['search', 'status', 'money']) {
    await page.keyboard.press('Tab');
    passed.push(await focused());
  }
  expect(passed).toEqual([null, 'status', 'money']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await isAsked(page, { money: 'paid' });
  await set(page).getByRole('link', { name: 'Quitar Dinero: Pagada' }).waitFor();
  expect(await focused()).toBe('money');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('fulfilment');
  await filters(page).getByLabel('Desde').fill('2020-01-31');
  await page.keyboard.press('Enter');
  await isAsked(page, { money: 'paid', from: '2020-01-31' });
  await set(page).getByRole('link', { name: 'Quitar Desde 2020-01-31' }).waitFor();
  expect(await focused()).toBe('from');

  const alert = page.getByRole('alert').filter({ hasText: backwardDays.error() });
  await rows(page).first().waitFor();
  const before = await rows(page).count();
  await filters(page).getByLabel('Hasta').fill('2020-01-30');
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  await alert.waitFor();
  expect(asked(page)).toEqual({ money: 'paid', from: '2020-01-31' });
  expect(await rows(page).count()).toBe(before);
  expect(await days(page)).toEqual(['2020-01-31', '2020-01-30']);
  // The same days in the address, as somebody else sent it.
  await page.goto('/admin/orders?status=approved&from=2025-05-02&to=2025-05-01');
  await alert.waitFor();
  expect(await days(page)).toEqual(['2025-05-02', '2025-05-01']);
  await expect(filters(page).getByLabel('Pago', { exact: true })).toHaveValue('approved');
  await filters(page).getByLabel('Hasta').fill('2999-05-01');
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  await isAsked(page, { status: 'approved', from: '2025-05-02', to: '2999-05-01' });
  await page.getByText(backwardDays.error()).waitFor({ state: 'detached' });
});
