import { language } from '#messages/present-language.ts';
import { ShopError } from '#contract/errors.ts';
import type { PageKind } from '#contract/page-rules.ts';
import type { ShownPage } from '#contract/pages.ts';
import { shop } from '#contract/shop.ts';
import { shopDay } from '#contract/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { freshUntil } from '#platform/page-cache/collect-tags.ts';
import { liveVersions } from '../content-versions/content-versions.service.ts';
import { nextChange } from '../content-versions/next-change.service.ts';
import type { Context } from '../context/context.ts';
import { tagPage } from '../context/page-tags.ts';
import { pageContentOf } from './page-content.ts';
import { fillText, namedValues } from './named-values.ts';
import { withoutDeadLinks } from './own-links.ts';
import { isEnded } from './page-state.ts';
import { renderPage } from './render-page.ts';

/** Returns a public page. Throws `not_found` for one that is not public, as for one that does not exist. */
export async function shownPage({ read, clock }: Context, { slug }: { readonly slug: string }): Promise<ShownPage> {
  tagPage('content:page', 'content:settings');
  const now = clock();
  const all = await read(async (db) => {
    await expireWithPages(db, now);
    return liveVersions(db, 'page', now);
  });
  const open = all.filter((version) => !isEnded(version, now));
  const live = open.find(({ key }) => key === slug);
  if (!live) throw new ShopError('not_found');
  const { html, ...shown } = renderPage(live, { isMarked: false });
  return { ...shown, html: withoutDeadLinks(html, new Set(open.map(({ key }) => key))) };
}

/** What is being cached is right until the next page begins or ends by the time alone. */
async function expireWithPages(db: Executor, now: Date): Promise<void> {
  const next = await nextChange(db, 'page', now);
  if (next) freshUntil(next);
}

/** A public page, for menus and lists. */
export type PublicPage = {
  readonly slug: string;
  readonly title: string;
  readonly kind: PageKind | null;
  readonly inMenu: boolean;
  readonly inFooter: boolean;
  readonly changedOn: string;
};

/** Returns the pages that are public at a time, by title. */
export async function publicPages(db: Executor, now: Date): Promise<PublicPage[]> {
  tagPage('content:page', 'content:settings');
  await expireWithPages(db, now);
  const live = await liveVersions(db, 'page', now);
  const values = namedValues(shop());
  return live
    .filter((version) => !isEnded(version, now))
    .map((version) => {
      const { title: written, kind, inMenu, inFooter } = pageContentOf(version);
      const { text: title } = fillText(written, values);
      return { slug: version.key, title, kind, inMenu, inFooter, changedOn: shopDay(version.publishAt ?? version.at) };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, language()));
}
