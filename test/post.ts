import { accounts } from '#contract/accounts.ts';
import { recovery } from '#contract/recovery.ts';
import { deliverLetters } from '#server/mailing/deliver-letters.service.ts';
import { createMailer } from '#server/mailing/mailer.service.ts';
import { linkIn, openLetterBox } from './letter-box.ts';
import { openShop } from './shop.ts';

/** What everybody in these tests registers with. */
export const firstPassword = 'primera1';

/** A shop whose letters leave by real SMTP, and the people who get them. */
export async function openShopWithPost(env: Readonly<Record<string, string>> = {}) {
  const box = await openLetterBox();
  const shop = await openShop({ env: { SMTP_URL: box.url, MAIL_FROM: 'Percha <tienda@percha.example>', ...env } });
  const mailer = createMailer(shop.settings, shop.db);
  const deliver = () => deliverLetters(shop.services, mailer);
  let people = 0;
  return {
    shop,
    box,
    deliver,

    /** Somebody with an account, a session and a password, whose welcome has been read. */
    async registered(name = 'Ana') {
      people += 1;
      const user_name = `persona${people}`;
      const email = `${user_name}@example.com`;
      await shop.guest().call(accounts.register, { name, email, user_name, user_password: firstPassword });
      const { token } = await shop.guest().call(accounts.logIn, { user_name, user_password: firstPassword });
      await deliver();
      box.received.length = 0;
      return { user_name, email, token, send: shop.sendAs({ authorization: `Bearer ${token}` }) };
    },

    /** Asks for the letter of a forgotten password, and returns the link in it. */
    async askForLink(email: string): Promise<URL> {
      await shop.guest().call(recovery.request, { email });
      await deliver();
      const letter = box.received.at(-1);
      if (!letter) throw new Error('no letter came');
      return linkIn(letter);
    },

    async mayLogIn(user_name: string, user_password: string): Promise<boolean> {
      const outcome = await Promise.allSettled([shop.guest().call(accounts.logIn, { user_name, user_password })]);
      return outcome[0].status === 'fulfilled';
    },

    async close(): Promise<void> {
      mailer.close();
      await shop.close();
      await box.close();
    },
  };
}

export type ShopWithPost = Awaited<ReturnType<typeof openShopWithPost>>;
