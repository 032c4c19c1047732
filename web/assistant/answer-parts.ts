import { texts } from '#contract/texts.ts';

/** A piece of an answer: words, or a link to a page of the shop. */
export type AnswerPart = string | { readonly to: string; readonly text: string };

/** What the links to the best known pages say. */
const names: Readonly<Record<string, string>> = {
  '/home': 'el catálogo',
  '/home?offers=true': 'Ofertas',
  '/home?gender=Men': texts.nav.men,
  '/home?gender=Women': texts.nav.women,
  '/bag': texts.bag.title,
  '/login': 'Iniciar sesión',
  '/about': 'Nosotros',
  '/user': 'Mi cuenta',
  '/user/profile': texts.nav.profile,
  '/user/orders': texts.nav.orders,
  '/user/reviews': texts.nav.reviews,
  '/user/wishlist': texts.nav.wishlist,
  '/user/changepassword': texts.nav.changePassword,
};

/** A page of the shop on its own, not a piece of another address. A sentence's last signs are not part of it. */
const shopPath =
  /(?<=^|[\s("'«])\/(?:home|detail|bag|login|about|user|info)(?:\/[\w-]+)*(?:\?[\w=&%+-]+)?(?=$|[\s)"'»]|[.,;:!?](?:$|[\s)"'»]))/g;

/** Cuts an answer at the addresses of the shop that it names; all else stays words. */
export function answerParts(answer: string): AnswerPart[] {
  const links = [...answer.matchAll(shopPath)].map((match) => ({ at: match.index, to: match[0] }));
  const parts = links.flatMap(({ at, to }, place) => {
    const before = links[place - 1];
    const from = before ? before.at + before.to.length : 0;
    return [answer.slice(from, at), { to, text: names[to] ?? to }];
  });
  const last = links.at(-1);
  return [...parts, answer.slice(last ? last.at + last.to.length : 0)].filter((part) => part !== '');
}
