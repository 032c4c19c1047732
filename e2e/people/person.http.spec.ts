import { expect, test } from '../fixtures/test.ts';

const shared = [
  '/',
  '/home',
  '/home?gender=Men',
  '/home?gender=Women&page=2&utm_source=x',
  '/detail/3',
  '/detail/3?review=2',
  '/_.data',
  '/home.data?gender=Men',
  '/detail/3.data',
  '/search/suggestions.data?search=camisa',
  '/catalogue/cards.data?id=3',
  '/api/catalogue?gender=Men',
  '/api/products/detail/3',
];

/** Returns the cookies of a user's session. */
async function cookiesOf(shopUrl: string, user_name: string): Promise<string> {
  const answer = await fetch(`${shopUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name, user_password: `${user_name}1234` }),
  });
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')));
  expect(pairs.join()).toContain('percha=');
  return pairs.join('; ');
}

/** Returns everything of a response but its date and, if it was not cached, the id of the request. */
async function answered(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { headers });
  const { date: _, 'x-request-id': _id, ...kept } = Object.fromEntries(answer.headers);
  return JSON.stringify([answer.status, kept, await answer.text()]);
}

test('MEND-7 a guest, a customer and an administrator get the same bytes of a shared page', async ({ shop }) => {
  const session = await cookiesOf(shop.url, 'cliente');
  const people: Record<string, string>[] = [
    {},
    { cookie: session },
    { cookie: await cookiesOf(shop.url, 'admin') },
    { authorization: `Bearer ${/percha=([^;]+)/.exec(session)?.[1] ?? ''}` },
    { cookie: 'percha=nobody; sesion=nobody; bolsa=k1.3-M-1' },
  ];
  for (const path of shared) {
    const address = `${shop.url}${path}`;
    // An address with a query is cached from the second request on.
    for (const headers of people.slice(0, 2)) await (await fetch(address, { headers })).text();
    const [guest, ...others] = await Promise.all(people.map((headers) => answered(address, headers)));
    for (const other of others) expect(other, path).toBe(guest);
    const { status, headers } = await fetch(address, { headers: people[1] ?? {} });
    expect([path, status, headers.get('vary'), headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      path,
      200,
      // A call answers in the language that is asked for; the address of a page says its own.
      path.startsWith('/api/') ? 'accept-language, accept-encoding' : 'accept-encoding',
      'no-cache',
      null,
    ]);
  }
});

test('MEND-7 what is of a guest, a customer and an administrator alone is never stored', async ({ shop }) => {
  const people: Record<string, string>[] = [
    {},
    { cookie: await cookiesOf(shop.url, 'cliente') },
    { cookie: await cookiesOf(shop.url, 'admin') },
  ];
  const own = await Promise.all(people.map((headers) => fetch(`${shop.url}/api/personal`, { headers })));
  expect(own.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store']);
  expect(new Set(await Promise.all(own.map((answer) => answer.text()))).size).toBe(3);
});
