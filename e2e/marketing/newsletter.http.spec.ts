import { load } from 'cheerio';
import { expect, test } from '../fixtures/test.ts';
import type { Shop } from '../fixtures/shop.ts';

const asked = 'Si esa dirección todavía no recibe nuestras novedades';

/** Returns the address of the link in the newest letter to a recipient. */
async function linkTo({ database: { pool } }: Shop, recipient: string): Promise<string> {
  let link = '';
  const look = async () => {
    const { rows } = await pool.query<{ text: string }>(
      'select body_text as text from demo_outbox where recipient = $1 order by id desc limit 1',
      [recipient],
    );
    link = /\/newsletter\/confirm\?token=[\w-]+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
    return link;
  };
  await expect.poll(look).not.toBe('');
  return link;
}

async function stateOf({ database: { pool } }: Shop, email: string): Promise<unknown> {
  const { rows } = await pool.query('select state from newsletter_readers where email = $1', [email]);
  return rows[0]?.state;
}

test('PRIV-3 without scripts a visitor asks for the newsletter and confirms it by the button of the letter’s page', async ({
  shop,
  request,
}) => {
  const email = 'sin.scripts@example.com';
  const page = load(await (await request.get('/newsletter')).text());
  const form = page('main form');
  expect([form.attr('method'), form.attr('action')]).toEqual(['post', '/newsletter']);
  expect(form.text()).toContain('Acepto recibir novedades y ofertas');
  const place = form.find('[name="place"]').attr('value') ?? '';
  const answer = await request.post('/newsletter', { form: { email, place } });
  expect(await answer.text()).toContain(asked);
  const link = await linkTo(shop, email);
  // Mail programs open links by themselves.
  const opened = await request.get(link);
  expect(opened.headers()['cache-control']).toContain('no-store');
  const $ = load(await opened.text());
  expect($('main').text()).toContain(email);
  expect(await stateOf(shop, email)).toBe('asked');
  const foreign = await request.post(link, { form: { x: '' }, headers: { origin: 'https://evil.example' } });
  expect(foreign.status()).toBe(403);
  expect(await stateOf(shop, email)).toBe('asked');
  const confirmed = await request.post($('main form').attr('action') ?? '', { form: { x: '' } });
  expect(await confirmed.text()).toContain(`Listo: ${email}`);
  expect(await stateOf(shop, email)).toBe('confirmed');
  const again = await request.get(link);
  expect(again.status()).toBe(410);
  expect(await again.text()).toContain('Pedir otro enlace');
});

test('PRIV-3 what is no address comes back with its error, and what was typed', async ({ request }) => {
  const answer = await request.post('/newsletter', { form: { email: 'ana@', place: 'newsletter' } });
  const $ = load(await answer.text());
  expect($('main [name="email"]').attr('value')).toBe('ana@');
  expect($('main [name="email"]').attr('aria-invalid')).toBe('true');
});

test('PRIV-3 the button of a mail program ends a reader’s newsletter without cookies, session, origin or another page', async ({
  shop,
  playwright,
}) => {
  const { rows } = await shop.database.pool.query<{ token: string }>(
    `insert into newsletter_readers (email, state, asked_at) values ('un.clic@example.com', 'confirmed', now()) returning token`,
  );
  const program = await playwright.request.newContext({ baseURL: shop.url });
  const answer = await program.post(`/unsubscribe?token=${rows[0]?.token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  expect(await stateOf(shop, 'un.clic@example.com')).toBe('ended');
  const { rows: records } = await shop.database.pool.query(
    `select what, place from consents where email = 'un.clic@example.com'`,
  );
  expect(records).toEqual([{ what: 'ended-link', place: 'one-click' }]);
  await program.dispose();
});

test('PRIV-3 the foot of the pages has no form until the owner wants one', async ({ request }) => {
  for (const path of ['/', '/home?gender=Women', '/bag']) {
    expect(load(await (await request.get(path)).text())('footer [name="email"]')).toHaveLength(0);
  }
});
