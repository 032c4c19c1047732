import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { texts } from '#contract/core/texts.ts';
import { moreLinks, shopLinks } from '#web/core/layout/shop-links.ts';

/** A part of an answer: text, or a link to a page of the shop. */
export type AnswerPart = string | { readonly to: string; readonly text: string };

/** The link texts of the main pages. */
const names: Readonly<Record<string, string>> = {
  [href('/home')]: t('assistant.theCatalogue'),
  [`${href('/home')}?offers=true`]: t('catalogue.offers'),
  [href('/bag')]: texts.bag.title,
  [href('/login')]: t('accounts.signIn'),
  [href('/about')]: t('frames.about'),
  [href('/user')]: t('accounts.account'),
  [href('/user/profile')]: texts.nav.profile,
  [href('/user/orders')]: texts.nav.orders,
  [href('/user/reviews')]: texts.nav.reviews,
  [href('/user/wishlist')]: texts.nav.wishlist,
  [href('/user/changepassword')]: texts.nav.changePassword,
};

/** Returns the name of the department to whose catalogue an address leads, as the menu has it. */
function departmentAt(to: string): string | undefined {
  return [...shopLinks(), ...moreLinks()].find((link) => link.to === to)?.text;
}

/** Matches the path of a shop page that is not part of another address. Punctuation at its end is not part of it. */
const shopPath =
  /(?<=^|[\s("'«])\/(?:home|detail|bag|login|about|user|info)(?:\/[\w-]+)*(?:\?[\w=&%+-]+)?(?=$|[\s)"'»]|[.,;:!?](?:$|[\s)"'»]))/g;

/** Splits an answer into text and links to the shop's pages. */
export function answerParts(answer: string): AnswerPart[] {
  const links = [...answer.matchAll(shopPath)].map((match) => ({ at: match.index, to: match[0] }));
  const parts = links.flatMap(({ at, to }, place) => {
    const before = links[place - 1];
    const from = before ? before.at + before.to.length : 0;
    return [answer.slice(from, at), { to, text: names[to] ?? departmentAt(to) ?? to }];
  });
  const last = links.at(-1);
  return [...parts, answer.slice(last ? last.at + last.to.length : 0)].filter((part) => part !== '');
}
