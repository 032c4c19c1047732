import { unique } from '../actors/unique.ts';
import { expect, test } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';

test('PRICE-2 an owner puts a category on sale in at most 6 interactions; visitors see the price, and the former one once it ends', async ({
  page,
  owner,
  visit,
  shop,
}) => {
  const title = unique('Rebaja');
  const { rows } = await shop.database.pool.query<{ category: number; product: number }>(
    `with home as (insert into categories (id, title, genre) select max(id) + 1, $1, 'women' from categories returning id),
      made as (
        insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
        select 'Buzo en rebaja', '', 'women', 'Percha', 'Azul', 100000, id from home returning id, category_id),
      sized as (insert into variants (product_id, brand_size, stock) select id, 'M', 5 from made)
    select category_id as category, id as product from made`,
    [title],
  );
  const [{ category, product } = { category: 0, product: 0 }] = rows;
  await owner.enter('/admin');
  let interactions = 0;
  const does = async (interaction: Promise<unknown>) => {
    interactions += 1;
    await interaction;
  };
  await does(page.getByRole('link', { name: 'Campañas', exact: true }).first().click());
  await does(page.getByRole('link', { name: 'Agregar campaña' }).click());
  await does(page.getByLabel('Nombre').fill(title));
  await does(page.getByLabel('Categoría', { exact: true }).selectOption(String(category)));
  await does(page.getByLabel('Porcentaje de rebaja').fill('20'));
  await does(page.getByRole('button', { name: 'Guardar' }).click());
  await owner.toast('Campaña guardada');
  expect(interactions).toBeLessThanOrEqual(6);
  const row = page.locator('main [data-row]').filter({ hasText: title });
  await expect(row).toContainText('En curso');

  const { page: visitor } = await visit({ width: phone.width });
  const main = visitor.getByRole('main');
  const reads = async (price: RegExp) => {
    await expect(async () => {
      await visitor.goto(`/detail/${product}`);
      await expect(main.getByText(price).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  };
  // Beside it stands that it is a price with a discount.
  await reads(/\$\s800,00$/);
  await row.getByRole('button', { name: `Terminar ${title}` }).click();
  await owner.confirm(`¿Terminar la campaña ${title}?`, 'Terminar');
  await expect(row).toContainText('Terminada');
  await reads(/^\$\s1\.000,00$/);
});

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
