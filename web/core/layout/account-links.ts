import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { texts } from '#contract/core/texts.ts';

type Rol = 'admin' | 'client';

const { nav } = texts;

const changePassword = { to: href('/user/changepassword'), text: nav.changePassword };

/** The entries of the account menu by role. An administrator neither buys nor reviews. */
export const accountLinks = {
  client: [
    { to: href('/user/profile'), text: nav.profile },
    { to: href('/user/addresses'), text: t('addresses.title') },
    { to: href('/user/orders'), text: nav.orders },
    { to: href('/user/reviews'), text: nav.reviews },
    { to: href('/user/wishlist'), text: nav.wishlist },
    changePassword,
  ],
  admin: [
    { to: href('/admin/profile'), text: nav.profile },
    { to: href('/admin'), text: nav.adminPanel },
    changePassword,
  ],
} as const satisfies Record<Rol, readonly { to: string; text: string }[]>;
