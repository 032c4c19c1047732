import { expect, test } from '../fixtures/test.ts';
import type { Shop } from '../fixtures/shop.ts';

const said = { 'List-Unsubscribe': 'One-Click' };

/** Makes a customer accept advertising. Returns the address of her e-mails that ends it. */
async function addressOfReader({ database: { pool } }: Shop): Promise<string> {
  const { rows } = await pool.query<{ token: string }>(
    `update users set accepts_advertising = true where username = 'maria' returning advertising_token as token`,
  );
  return `/unsubscribe?token=${rows[0]?.token}`;
}

async function accepts({ database: { pool } }: Shop): Promise<unknown> {
  const { rows } = await pool.query(`select accepts_advertising as accepts from users where username = 'maria'`);
  return rows[0]?.accepts;
}

for (const [kind, body] of [
  ['urlencoded', { form: said }],
  ['multipart', { multipart: said }],
] as const) {
  test(`AMAIL-1 the button of a mail program ends advertising by a ${kind} POST (RFC 8058)`, async ({
    shop,
    request,
  }) => {
    const answer = await request.post(await addressOfReader(shop), { ...body, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await accepts(shop)).toBe(false);
  });
}

test('AMAIL-1 neither opening the address of an e-mail nor a form of another site ends advertising', async ({
  shop,
  request,
}) => {
  const address = await addressOfReader(shop);
  // Mail programs open links by themselves.
  expect((await request.get(address)).status()).toBe(200);
  const foreign = await request.post(address, { form: said, headers: { origin: 'https://evil.example' } });
  expect(foreign.status()).toBe(403);
  expect(await accepts(shop)).toBe(true);
});
