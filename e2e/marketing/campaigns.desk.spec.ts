import { unique } from '../actors/unique.ts';
import { expect, test } from '../fixtures/test.ts';

test('PRICE-2 the form of a product names the campaign of its price, and leads to it', async ({
  page,
  owner,
  shop,
}) => {
  const name = unique('Fin');
  const brand = name.slice(-20).trim();
  const { rows } = await shop.database.pool.query(
    `with home as (select id, genre from categories order by id limit 1),
      made as (
        insert into products (name, description, gender, brand_name, color, current_price_minor, previous_price_minor,
          is_offert_price, category_id)
        select 'Buzo de campaña', '', genre, $2, 'Azul', 90000, 100000, true, id from home returning id),
      campaign as (
        insert into price_campaigns (name, goods, percent, rounding, spares_losses, starts_at)
        values ($1, jsonb_build_object('by', 'brand', 'name', $2::text), 10, 'none', false, now()) returning id)
    insert into campaign_prices (product_id, campaign_id, goods_version, price_minor, base_minor, usual_minor)
    select made.id, campaign.id, 1, 90000, 100000, 100000 from made, campaign returning product_id as id`,
    [name, brand],
  );
  await owner.enter(`/admin/modification/${rows[0]?.['id']}`);
  await expect(page.getByText('El precio de ahora lo da una campaña sin fecha de fin:')).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.waitForURL('**/admin/campaigns/*');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(name);
});
