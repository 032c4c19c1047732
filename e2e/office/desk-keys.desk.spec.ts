import { t } from '#messages/messages.ts';
import { expect, test } from '../fixtures/test.ts';

test('DESK-2 the question mark shows the keys of the back office, and is a letter in a field and once single keys are off', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/orders');
  const keys = page.getByRole('dialog', { name: t('desk-list.keys') });
  await page.keyboard.press('?');
  await expect(keys.getByRole('region', { name: t('desk-keys.grid') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  const search = page.locator('[data-list-search]');
  await page.keyboard.press('/');
  await page.keyboard.type('?');
  await expect(search).toHaveValue('?');
  await expect(keys).toBeHidden();

  await page.getByRole('button', { name: t('desk-list.columns'), exact: true }).click();
  await page.getByRole('checkbox', { name: t('desk-list.keys') }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await expect(keys).toBeHidden();
});
