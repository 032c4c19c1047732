import { beforeEach } from 'vitest';
import { advertising } from '#contract/mail/advertising.ts';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { profile } from '#contract/people/profile.ts';
import { createActor } from './actor.ts';
import { linkIn } from './mailbox.ts';
import { openedPostDesk } from './opened-shop.ts';

const words = { emailTitulo: 'Abrigos', emailSubTitle: 'Hoy', emailDescription: 'Todo.' };

type Recorded = { what: string; place: string; wording: string; language: string; user_id: string | null };

const isLetter = (subject = '') => subject === 'Confirme que quiere nuestras novedades';

/** Opens a shop that sends e-mails, for all tests of a file, with readers of the newsletter. Each test has an address of its own. */
export function newsletterScene() {
  const { post, admin: owner } = openedPostDesk(() => undefined);
  let tests = 0;
  let sent = 0;
  beforeEach(() => {
    tests += 1;
  });

  /** Returns an address that no other test has. */
  const addressOf = (name: string) => `${name}${tests}@lectoras.example`;
  const ask = (email: string, place: 'newsletter' | 'footer' = 'newsletter') =>
    post.shop.guest().call(newsletter.ask, { email, place });
  const confirm = (token: string) => post.shop.guest().call(newsletter.confirm, { token });

  /** Returns the tokens of the links that arrived at an address, oldest first. */
  async function tokensOf(email: string): Promise<string[]> {
    await post.deliver();
    const letters = post.box.received.filter(({ recipient, subject }) => recipient === email && isLetter(subject));
    return letters.map((mail) => linkIn(mail).searchParams.get('token') ?? '');
  }

  const lettersTo = (email: string, about: string) =>
    post.box.received.filter(
      ({ recipient, subject }) => recipient.toLowerCase() === email.toLowerCase() && subject === about,
    );

  async function recordsOf(email: string): Promise<Recorded[]> {
    const { rows } = await post.shop.pool.query<Recorded>(
      'select what, place, wording, language, user_id from consents where lower(email) = lower($1) order by id',
      [email],
    );
    return rows;
  }

  const prove = (email: string) =>
    post.shop.pool.query('update users set email_verified_at = now() where lower(email) = lower($1)', [email]);

  /** Queues an advertisement to all, and returns its subject. */
  async function queue(): Promise<string> {
    sent += 1;
    await owner.call(advertising.sendToAll, { ...words, emailAsunto: `Rebajas ${sent}` });
    return `Rebajas ${sent}`;
  }

  return {
    post,
    queue,
    owner,
    addressOf,
    ask,
    confirm,
    tokensOf,
    lettersTo,
    recordsOf,
    prove,
    refused: async (token: string) => (await post.shop.guest().refusal(newsletter.confirm, { token })).code,
    whatOf: async (email: string) => (await recordsOf(email)).map(({ what, place }) => `${what} ${place}`),

    /** Makes a reader, and returns the address. */
    async reader(email: string): Promise<string> {
      await ask(email);
      await confirm((await tokensOf(email)).at(-1) ?? '');
      return email;
    },

    /** Sends an advertisement to all, and returns how many e-mails each of these addresses got. */
    async advertise(...emails: readonly string[]): Promise<number[]> {
      const about = await queue();
      await post.deliver();
      return emails.map((email) => lettersTo(email, about).length);
    },

    /** Returns a person with an account whose address is proven or not. */
    async account({ isProven }: { readonly isProven: boolean }) {
      const person = await post.registered();
      const actor = createActor(person.user_name, person.send);
      if (isProven) await prove(person.email);
      return {
        ...person,
        accepts: (acceptsAdvertising: boolean) =>
          actor.call(profile.update, { id: person.user_name, acceptsAdvertising }),
      };
    },

    /** Gives an account another address, which nobody has proven. */
    rename: (from: string, to: string) =>
      post.shop.pool.query('update users set email = $2 where email = $1', [from, to]),

    /** Returns what the profile of an account says. */
    async acceptsNow(user_name: string): Promise<unknown> {
      const { rows } = await post.shop.pool.query('select accepts_advertising as it from users where username = $1', [
        user_name,
      ]);
      return rows[0]?.it;
    },
  };
}
