import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { DeskMenu, menus, ShownMenu } from '#contract/site/menus.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { listCategories } from '#server/goods/products/categories.service.ts';
import { contentKeys, newestVersion, saveVersion } from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { tagPage } from '#server/core/context/page-tags.ts';
import { legalPagesOf } from '../pages/legal-pages.service.ts';
import { openPagesNow, publicPages, publicPagesOf, type PublicPage } from '../pages/pages.service.ts';
import { collectionPlaces } from '../collections/collections.service.ts';
import { contactLinks } from './contact-links.ts';
import { aboutPage, closedPaths, firstMenu, pageOf, type ShopMode } from './first-menu.ts';
import { acceptedLinks, legalLinks } from './legal-links.ts';
import type { Places } from './link-address.ts';
import { menuContentOf, menuKey, type MenuContent } from './menu-content.ts';
import { menuInWords } from './menu-in-words.ts';
import { filledCategories, hasAnswers } from './filled-parts.service.ts';
import { keptMenu } from './menu-memory.service.ts';
import { brokenLinks, wrongLinks } from './refuse-links.ts';
import { addedPages, showMenu } from './show-menu.ts';
import { presentTranslations, type Say } from '#server/core/context/shown-words.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';

type Calls = typeof menus;

/** Returns the menu and the footer of every page, from the memory of the process. */
export function shownMenu({ db, clock, settings, ownerSettings }: Context): Promise<ShownMenu> {
  tagPage('content:menu', 'content:page', 'content:settings', 'collections');
  // What the menu in memory was made of is not tagged again.
  presentTranslations();
  return keptMenu(db, async () => {
    const now = clock();
    // The newest one counts at once, whatever the clock of this process says.
    const newest = await newestVersion(db, 'menu', menuKey);
    const open = await openPagesNow(db, now);
    const pages = publicPagesOf(open);
    const places = await placesOf(db, pages, settings);
    const owners = showMenu(newest ? menuInWords(menuContentOf(newest)) : firstMenu(settings), pages, places);
    const legal = legalLinks(ownerSettings.current().seller.fiscalPage);
    return {
      ...owners,
      about: aboutPage(pages, settings),
      sizes: pageOf('sizes', pages),
      contact: contactLinks(),
      legal,
      filled: await filledCategories(db),
      hasAnswers: await hasAnswers(db),
      accepted: acceptedLinks(legalPagesOf(open), pages),
    };
  });
}

async function placesOf(db: Executor, open: readonly PublicPage[], settings: ShopMode): Promise<Places> {
  const categories = await listCategories(db);
  const keys = await contentKeys(db, 'page');
  const isOpen = new Set(open.map(({ slug }) => slug));
  return {
    categories: new Map(categories.map((category) => [category.id, category])),
    pages: new Map(keys.map((key) => [key, isOpen.has(key)])),
    collections: await collectionPlaces(db),
    closed: closedPaths(open, settings),
  };
}

/** The menu that the owner changes is in the shop's own language, whatever language the back office is read in. */
const ownFirstMenu = (settings: ShopMode) => inShopLanguage(() => firstMenu(settings));

type Now = { readonly now: Date; readonly settings: ShopMode };

/** Returns the menu as the owner set it, with the links that lead nowhere. */
export async function deskMenu(db: Executor, { now, settings }: Now): Promise<DeskMenu> {
  const newest = await newestVersion(db, 'menu', menuKey);
  const first = ownFirstMenu(settings);
  const menu = newest ? menuContentOf(newest) : first;
  const pages = await publicPages(db, now);
  const places = await placesOf(db, pages, settings);
  const added = addedPages(menu, pages, places);
  return { ...menu, version: newest?.version ?? 0, added, broken: brokenLinks(menu, places), first };
}

/** Sets the menu and the footer. Throws `changed_meanwhile`, and `invalid` for links that lead nowhere or in a loop. */
export function saveMenu(ctx: Context, { version, main, footer }: Input<Calls['save']>): Promise<DeskMenu> {
  const menu = { main, footer };
  const { settings } = ctx;
  const present: Now = { now: ctx.clock(), settings };
  return inTransaction(ctx.db, async (transaction) => {
    const newest = await newestVersion(transaction, 'menu', menuKey);
    if (version !== undefined && version !== (newest?.version ?? 0)) throw await changedMeanwhile(transaction, present);
    const before = newest ? menuContentOf(newest) : ownFirstMenu(settings);
    if (JSON.stringify(before) === JSON.stringify(menu)) return deskMenu(transaction, present);
    const places = await placesOf(transaction, await publicPages(transaction, present.now), settings);
    const wrong = wrongLinks(menu, places);
    if (wrong.length > 0) throw new ShopError('invalid', {}, wrong);
    await store(transaction, ctx, menu, newest?.version);
    await noteChange(transaction, ctx, {
      action: 'menu.update',
      subject: menuKey,
      before: told(before),
      after: told(menu),
    });
    return deskMenu(transaction, present);
  });
}

async function store(transaction: Transaction, ctx: Context, content: MenuContent, basedOn: number | undefined) {
  if (ctx.visitor.role === 'guest') throw new ShopError('not_allowed');
  const at = ctx.clock();
  const place = { kind: 'menu', key: menuKey } as const;
  try {
    await saveVersion(transaction, { ...place, basedOn, content, publishAt: at, by: ctx.visitor.username, at });
  } catch (error) {
    const isLate = error instanceof ShopError && error.code === 'changed_meanwhile';
    throw isLate ? await changedMeanwhile(transaction, { now: at, settings: ctx.settings }) : error;
  }
}

async function changedMeanwhile(transaction: Transaction, now: Now): Promise<ShopError> {
  const present = await deskMenu(transaction, now);
  const newest = await newestVersion(transaction, 'menu', menuKey);
  const changed = newest ? { actor: newest.by, at: shopMoment(newest.at) } : undefined;
  const changedBy = changed ? ['main', 'footer'].map((field) => ({ field, ...changed })) : [];
  return new ShopError('changed_meanwhile', {}, [], { present, changedBy });
}

/** The texts of the links, which is what the audit log tells. */
function told({ main, footer }: MenuContent) {
  return {
    menu: main.flatMap(({ text, links }) => [text, ...links.map((link) => `${text} / ${link.text}`)]),
    footer: footer.flatMap(({ title, links }) => links.map((link) => (title ? `${title} / ${link.text}` : link.text))),
  };
}

/** Says the texts of the menu and the footer, if the owner set them. */
export async function sayMenu(db: Executor, say: Say): Promise<void> {
  const newest = await newestVersion(db, 'menu', menuKey);
  if (newest) menuInWords(menuContentOf(newest), say);
}
