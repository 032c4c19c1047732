import { generateSync } from 'otplib';
import type { Send } from '#contract/core/protocol/call.ts';
import type { AccountRole } from '#contract/core/protocol/staff-roles.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { hashOf } from '#server/people/accounts/passwords.service.ts';
import { createActor, type Actor } from './actor.ts';
import type { Shop } from './shop.ts';

/** A password that is strong enough for anybody. */
export const knownPassword = 'Tormenta-verde-84';

/** A browser of a shop: it keeps its cookies, and says where its requests come from. */
export function browserOf(shop: Shop, userAgent = ''): Actor & { cookies(): ReadonlyMap<string, string> } {
  const kept = new Map<string, string>();
  const send: Send = async (path, init) => {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: shop.settings.publicUrl, 'user-agent': userAgent, ...(cookie !== '' && { cookie }) };
    const response = await shop.sendAs(headers)(path, init);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '' || /Max-Age=0\b/.test(line)) kept.delete(name);
      else kept.set(name, value);
    }
    return response;
  };
  return { ...createActor('', send), cookies: () => kept };
}

/** The code that an app shows at a time; `steps` later. */
export function appCode(secret: string, now: Date, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + steps * 30 });
}

/** Has somebody set an authenticator app up, by the real calls. Returns its secret, and the recovery codes of a first factor. */
export async function setUpApp(who: Actor, shop: Shop, name = 'Mi teléfono') {
  const { id, secret } = await who.call(secondFactor.startCode, {});
  const code = appCode(secret, shop.clock.now());
  const { recoveryCodes } = await who.call(secondFactor.confirmCode, { id, code, name });
  return { factor: id, secret, recoveryCodes, code };
}

let made = 0;

/** What tests of second factors need: people with a password, their browsers, and their apps. */
export function factorScene(shop: Shop) {
  return {
    /** Somebody with a password, who is not logged in. */
    async somebody(rol: AccountRole) {
      made += 1;
      const username = `persona${made}`;
      const person = rol === 'client' ? await shop.customer(username) : await shop.staff(rol, username);
      const proven = [await hashOf(knownPassword), person.id];
      await shop.pool.query('update users set password_hash = $1, email_verified_at = now() where id = $2', proven);
      await shop.pool.query('delete from sessions where user_id = $1', [person.id]);
      return { username, id: person.id, email: `${username}@example.com` };
    },

    logIn: (browser: Actor, user_name: string) =>
      browser.call(accounts.logIn, { user_name, user_password: knownPassword }),

    /** Does the first step of a login; the second one is asked for. */
    async halfLogIn(browser: Actor, user_name: string): Promise<void> {
      const { code } = await browser.refusal(accounts.logIn, { user_name, user_password: knownPassword });
      if (code !== 'second_step_needed') throw new Error(`the login was refused by ${code}`);
    },

    /** Somebody who has an app, logged in in a browser. */
    async withApp(rol: AccountRole) {
      const person = await this.somebody(rol);
      const browser = browserOf(shop);
      await this.logIn(browser, person.username);
      return { ...person, browser, ...(await setUpApp(browser, shop)) };
    },
  };
}
