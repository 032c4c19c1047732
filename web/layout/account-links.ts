import { texts } from '#contract/texts.ts';

type Rol = 'admin' | 'client';

const { nav } = texts;

const changePassword = { to: '/user/changepassword', text: nav.changePassword };

/** What the account menu offers to whom. An administrator neither buys nor reviews. */
export const accountLinks = {
  client: [
    { to: '/user/profile', text: nav.profile },
    { to: '/user/orders', text: nav.orders },
    { to: '/user/reviews', text: nav.reviews },
    { to: '/user/wishlist', text: nav.wishlist },
    changePassword,
  ],
  admin: [{ to: '/admin/profile', text: nav.profile }, { to: '/admin', text: nav.adminPanel }, changePassword],
} as const satisfies Record<Rol, readonly { to: string; text: string }[]>;
