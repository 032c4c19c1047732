import { saveSettings } from '../actors/saved-settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { inEnglish } from '../core/texts-of.ts';
import { spanishIn } from '../core/spanish-in.ts';
import type { Shop } from '../fixtures/shop.ts';

type Given = { readonly [Column in 'goods' | 'starts_at' | 'ends_at' | 'customers' | 'most_uses']?: unknown };

/** Adds a coupon of 20 % that runs, for all goods and everybody, but for what is given. */
async function addCoupon({ database: { pool } }: Shop, code: string, given: Given = {}): Promise<void> {
  const { goods = { by: 'all' }, starts_at = '2020-01-01', ends_at = null, customers = [], most_uses = null } = given;
  await pool.query(
    `insert into coupons (code, kind, percent, goods, is_first_order, starts_at, ends_at, customers, most_uses, influencer)
    values ($1, 'percent', 20, $2, false, $3, $4, $5, $6, '')`,
    [code, goods, starts_at, ends_at, customers, most_uses],
  );
}

test.afterEach(({ shop }) =>
  shop.database.pool.query(
    `delete from coupon_redemptions where coupon_id in (select id from coupons where code like 'ENLACE%');
     delete from coupons where code like 'ENLACE%'`,
  ),
);

test('PRICE-3 OWN-2 the page of a coupon’s link says all in the language of its address: what it gives, and why not', async ({
  request,
  shop,
}) => {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: number; title: string; text: string }>(
    `select categories.id, title, text from categories join owner_texts on source = title and language = 'en'
      where text not in ('', title) and exists (select 1 from products where category_id = categories.id) order by id limit 1`,
  );
  const [category = { id: 0, title: '', text: '' }] = rows;
  expect(category.text).not.toBe('');
  await addCoupon(shop, 'ENLACE', { goods: { by: 'category', id: category.id } });
  await addCoupon(shop, 'ENLACE-PRONTO', { starts_at: '2999-12-31T12:00:00Z' });
  await addCoupon(shop, 'ENLACE-VIEJO', { ends_at: '2020-02-01' });
  await addCoupon(shop, 'ENLACE-AJENO', { customers: ['alguien@example.com'] });
  await addCoupon(shop, 'ENLACE-GASTADO', { most_uses: 1 });
  await pool.query(
    `insert into coupon_redemptions (order_reference, coupon_id, off_minor)
      select reference, (select id from coupons where code = 'ENLACE-GASTADO'), 1 from orders limit 1`,
  );
  const said = async (address: string) => {
    const { $, headers, status } = await readPage(request, address);
    expect([address, status, headers['x-robots-tag']]).toEqual([address, 200, 'noindex']);
    return { $, heading: $('main h1').text(), words: $('main [role="status"]').text() };
  };
  for (const [code, heading, words] of [
    ['ENLACE', `Coupon ENLACE: 20% off on ${category.text}`, inEnglish('coupons.waits')],
    ['ENLACE-NADIE', inEnglish('coupons.title'), inEnglish('errors.couponUnknown')],
    ['ENLACE-VIEJO', inEnglish('coupons.title'), inEnglish('errors.couponOver')],
    ['ENLACE-AJENO', inEnglish('coupons.title'), inEnglish('errors.couponPersonal')],
    ['ENLACE-GASTADO', inEnglish('coupons.title'), inEnglish('errors.couponUsedUp')],
  ] as const) {
    const english = await said(`/en/c/${code}`);
    expect([english.heading, english.words]).toEqual([heading, words]);
    expect(spanishIn(english.$, `${shop.url}/en/c/${code}`)).toEqual([]);
  }
  const early = await said('/en/c/ENLACE-PRONTO');
  expect(early.words).toMatch(/^That coupon is valid from Dec 31, 2999.*\.$/);
  const spanish = await said('/c/ENLACE');
  expect([spanish.heading, spanish.words]).toEqual([
    `Cupón ENLACE: 20 % menos en ${category.title}`,
    'Se aplica solo al pagar: no hay que escribirlo.',
  ]);
});

test('PRICE-11 a guest who may buy without a login applies a personal coupon, and reads of which address it is', async ({
  request,
  shop,
}) => {
  await addCoupon(shop, 'ENLACE-REGALO', { customers: ['alguien@example.com'] });
  const { pool } = shop.database;
  const variant = await pool.query<{ product: number; id: number }>(
    'select product_id as product, id from variants where stock > 50 order by id limit 1',
  );
  const [{ product, id } = { product: 0, id: 0 }] = variant.rows;
  await saveSettings(shop.url, 'selling', { guestCheckout: true });
  try {
    const { $ } = await readPage(request, '/c/ENLACE-REGALO');
    const note = 'Es personal: se aplica si la compra es con el correo al que llegó.';
    expect([$('main h1').text(), $('main [role="status"]').text()]).toEqual(['Cupón ENLACE-REGALO: 20 % menos', note]);
    const form = { intent: 'add', id: String(product), variantId: String(id) };
    await request.post('/bag', { headers: { origin: shop.url }, form });
    for (const page of ['/bag', '/bag/delivery']) {
      const sent = await readPage(request, page);
      expect([page, sent.$('main').text().includes(note)]).toEqual([page, true]);
      expect(sent.$('main dt').text()).toContain('Cupón ENLACE-REGALO: 20 % menos');
    }
  } finally {
    await saveSettings(shop.url, 'selling', { guestCheckout: false });
  }
});
