import { expect, test } from 'vitest';
import type { Send } from '#contract/core/protocol/call.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { socialLogin } from '#contract/people/social-login.ts';
import { createActor } from '#test/actor.ts';
import { opened, openedScene } from '#test/opened-shop.ts';
import { startOpenIdProvider } from '#test/openid-provider.ts';
import { appCode, factorScene, knownPassword } from '#test/second-factor.ts';
import { openShop } from '#test/shop.ts';

const publicUrl = 'https://localhost:8443';

const here = openedScene((shop) => factorScene(shop), { env: { PUBLIC_URL: publicUrl } });

const provider = opened(startOpenIdProvider);

/** The cookies that a browser with these is sent, each as it was written. */
function readingBrowser(shop: Awaited<ReturnType<typeof openShop>>) {
  const written: string[] = [];
  const kept = new Map<string, string>();
  const send: Send = async (path, init) => {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await shop.sendAs({ origin: publicUrl, ...(cookie && { cookie }) })(path, init);
    for (const line of response.headers.getSetCookie()) {
      written.push(line);
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      kept.set(name, value);
    }
    return response;
  };
  return { ...createActor('', send), written };
}

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));

test('MEND-1 on https every cookie of an account is bound to https and to this host, also the one that deletes it', async () => {
  const { username, secret } = await here.scene.withApp('client');
  const { written, ...browser } = readingBrowser(here.shop);
  await browser.refusal(accounts.logIn, { user_name: username, user_password: knownPassword });
  here.shop.clock.advance(30_000);
  await browser.call(loginStep.finishByCode, { code: appCode(secret, here.shop.clock.now()) });
  await browser.call(accounts.logOut, {});
  // The mark of an earlier version had no prefix, and is deleted by a login and by a logout.
  const own = written.filter((cookie) => !cookie.startsWith('sesion=;'));
  expect(written.length - own.length).toBe(2);
  expect([...new Set(own.map(nameOf))].toSorted()).toEqual([
    '__Host-half-login',
    '__Host-known-browser',
    '__Host-percha',
    '__Host-sesion',
  ]);
  for (const cookie of own) expect(cookie).toMatch(/; Path=\/;.*; Secure$/);
});

test('AUTH-4 MEND-1 so is the one of a login at another provider', async () => {
  const shop = await openShop({ env: { PUBLIC_URL: publicUrl, ...provider.settings } });
  const { written, ...browser } = readingBrowser(shop);
  await browser.call(socialLogin.start, {});
  expect(written).toEqual([
    expect.stringMatching(/^__Host-percha-oidc=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/),
  ]);
  await shop.close();
});
