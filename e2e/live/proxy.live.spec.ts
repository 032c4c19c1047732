import { shopper } from '../actors/shopper.ts';
import { owner } from './live-shop.ts';
import { expect, test } from './test.ts';

// The shop of these tests has its address and its credentials from the environment.

test('MEND-1 through a proxy that terminates TLS forms from other origins are rejected, and redirects stay on the public origin', async ({
  live,
  request,
}) => {
  expect((await request.get('/login')).headers()['strict-transport-security']).toContain('max-age=31536000');
  const form = { user_name: 'x', user_password: 'y' };
  const send = (path: string, origin: string) => request.post(path, { form, headers: { origin }, maxRedirects: 0 });
  for (const origin of ['https://malo.example', live.url.replace('https:', 'http:')]) {
    expect((await send('/login', origin)).status()).toBe(403);
  }
  const moved = await send('/logout', live.url);
  expect(new URL(moved.headers()['location'] ?? '', live.url).origin).toBe(live.url);
  expect(live.output()).not.toMatch(/"level":(?:5|6)0/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('MEND-1 the login form works through a proxy, and its cookie is only for the shop’s server, over https', async ({
    page,
    context,
    live,
  }) => {
    await page.goto('/login');
    await shopper(page).logIn(owner.username, owner.password);
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(page.url()).toContain(live.url);
    const [session] = await context.cookies();
    expect(session).toMatchObject({ name: '__Host-percha', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
  });
});

test('MEND-1 the shop’s keep-alive timeout is longer than the proxy’s', async ({ live, request }) => {
  const { 'keep-alive': kept } = (await request.get(`${live.innerUrl}/healthz`)).headers();
  expect(kept).toBe('timeout=75');
});
