import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { AccountRole } from '#contract/core/protocol/staff-roles.ts';
import { texts } from '#contract/core/texts.ts';

type AccountLink = { readonly to: string; readonly text: string };

const { nav } = texts;

const secrets = [
  { to: href('/user/changepassword'), text: nav.changePassword },
  { to: href('/user/security'), text: t('second-factor.title') },
];

const links = {
  client: [
    { to: href('/user/profile'), text: nav.profile },
    { to: href('/user/addresses'), text: t('addresses.title') },
    { to: href('/user/orders'), text: nav.orders },
    { to: href('/user/reviews'), text: nav.reviews },
    { to: href('/user/wishlist'), text: nav.wishlist },
    ...secrets,
  ],
  staff: [{ to: href('/admin/profile'), text: nav.profile }, { to: href('/admin'), text: nav.adminPanel }, ...secrets],
} as const satisfies Record<string, readonly AccountLink[]>;

/** Returns the entries of the account menu by role. Who works in the shop neither buys nor reviews. */
export function accountLinksOf(rol: AccountRole): readonly AccountLink[] {
  return links[rol === 'client' ? 'client' : 'staff'];
}
