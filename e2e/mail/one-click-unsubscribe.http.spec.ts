import { expect, test } from '../fixtures/test.ts';

const said = { 'List-Unsubscribe': 'One-Click' };

for (const [kind, body] of [
  ['urlencoded', { form: said }],
  ['multipart', { multipart: said }],
] as const) {
  test(`AMAIL-1 the button of a mail program ends advertising by a ${kind} POST (RFC 8058)`, async ({
    shop,
    request,
  }) => {
    const { pool } = shop.database;
    await pool.query(`update users set accepts_advertising = true where username = 'maria'`);
    const { rows } = await pool.query(`select advertising_token as token from users where username = 'maria'`);
    const answer = await request.post(`/unsubscribe?token=${rows[0]?.token}`, { ...body, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const after = await pool.query(`select accepts_advertising as accepts from users where username = 'maria'`);
    expect(after.rows).toEqual([{ accepts: false }]);
  });
}

test('AMAIL-1 opening the address of an e-mail ends nothing: mail programs open links by themselves', async ({
  shop,
  request,
}) => {
  const { pool } = shop.database;
  await pool.query(`update users set accepts_advertising = true where username = 'maria'`);
  const { rows } = await pool.query(`select advertising_token as token from users where username = 'maria'`);
  expect((await request.get(`/unsubscribe?token=${rows[0]?.token}`)).status()).toBe(200);
  const after = await pool.query(`select accepts_advertising as accepts from users where username = 'maria'`);
  expect(after.rows).toEqual([{ accepts: true }]);
});
