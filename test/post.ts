import { accounts } from '#contract/people/accounts/accounts.ts';
import { recovery } from '#contract/people/recovery.ts';
import { takeEvents } from '#platform/events/take-events.ts';
import { subscribers } from '#server/start/jobs.ts';
import { deliverEmails } from '#server/mail/letters/deliver-emails.service.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createMailer } from '#server/mail/letters/mailer.service.ts';
import { linkIn, openMailbox } from './mailbox.ts';
import { openShop, type Shop } from './shop.ts';

/** The password with which all users of these tests register. */
export const firstPassword = 'primera1';

/** Sends all pending e-mails, as the shop's jobs do. */
export async function sendEmails({ services }: Shop, mailer: Mailer): Promise<void> {
  await takeEvents(services, subscribers);
  await deliverEmails(services, mailer);
}

/** Opens a shop that sends e-mails by real SMTP, with people who receive them. */
export async function openShopWithPost(env: Readonly<Record<string, string>> = {}) {
  const box = await openMailbox();
  const shop = await openShop({ env: { SMTP_URL: box.url, MAIL_FROM: 'Percha <tienda@percha.example>', ...env } });
  const mailer = createMailer(shop.services);
  const deliver = () => sendEmails(shop, mailer);
  let people = 0;
  return {
    shop,
    box,
    deliver,

    /** Returns a person with an account, a session and a password, who has received the welcome e-mail. */
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

    /** Requests the e-mail of a forgotten password, and returns the link in it. */
    async askForLink(email: string): Promise<URL> {
      await shop.guest().call(recovery.request, { email });
      await deliver();
      const mail = box.received.at(-1);
      if (!mail) throw new Error('no e-mail arrived');
      return linkIn(mail);
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
