import { dayMs } from '#contract/core/time/units.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { ownData } from '#contract/office/own-data.ts';
import { eraseDue } from '#server/office/own-data/erase-due.service.ts';
import { createActor, type Actor } from './actor.ts';
import { linkIn } from './mailbox.ts';
import { firstPassword, type ShopWithPost } from './post.ts';

export type Leaving = Actor & { readonly email: string; readonly token: string };

/** What tests of erasures need: customers who ask for theirs, the job some days later, and the links of the letters. */
export function leavingScene(here: Readonly<Pick<ShopWithPost, 'shop' | 'box' | 'deliver' | 'registered'>>) {
  return {
    async customer(): Promise<Leaving> {
      const { send, email, token, user_name } = await here.registered();
      return { ...createActor(user_name, send), email, token };
    },

    erase: (person: Actor, currentPassword = firstPassword) => person.call(ownData.erase, { currentPassword }),

    /** Runs the job that erases, so many days later. */
    round(days = 0) {
      here.shop.clock.advance(days * dayMs);
      return eraseDue(here.shop.services, new AbortController().signal);
    },

    /** Logs in, and returns the person with the new session. */
    async loggedIn(person: Leaving): Promise<Leaving> {
      const { token } = await here.shop
        .guest()
        .call(accounts.logIn, { user_name: person.username, user_password: firstPassword });
      const send = here.shop.sendAs({ authorization: `Bearer ${token}` });
      return { ...person, ...createActor(person.username, send), token };
    },

    async isThere({ username }: Actor): Promise<boolean> {
      const { rows } = await here.shop.pool.query('select id from users where username = $1', [username]);
      return rows.length === 1;
    },

    /** Returns the token of the link in the person's newest letter about an erasure. */
    async mailedToken({ email }: Leaving): Promise<string> {
      here.box.received.length = 0;
      await here.deliver();
      const letter = here.box.received.findLast(
        ({ recipient, text }) => recipient === email && text?.includes('/user/erasure/'),
      );
      if (!letter) throw new Error('no letter about the erasure');
      return linkIn(letter).searchParams.get('token') ?? '';
    },
  };
}
