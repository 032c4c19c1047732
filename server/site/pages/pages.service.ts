import { ShopError } from '#contract/core/protocol/errors.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { PageKind } from '#contract/site/page-rules.ts';
import type { ShownPage } from '#contract/site/pages.ts';
import { language } from '#messages/present-language.ts';
import type { Executor } from '#platform/database/database.ts';
import { freshUntil } from '#platform/page-cache/collect-tags.ts';
import { storedVersion } from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { tagPage } from '#server/core/context/page-tags.ts';
import { inWords } from '#server/core/context/shown-words.ts';
import { fillText, namedValues } from './named-values.ts';
import { pageContentOf } from './page-content.ts';
import { pageInWords } from './page-in-words.ts';
import { changeTimes, openPages, plannedPages, type PlannedPage } from './page-plan.service.ts';
import { renderPage } from './render-page.ts';

const ownLink = /<a href="\/paginas\/([a-z0-9-]+)">(.*?)<\/a>/gs;

/** Returns sanitized HTML without links to pages of the shop that are not public; their words stay. */
function withoutDeadLinks(html: string, publicSlugs: ReadonlySet<string>): string {
  return html.replace(ownLink, (link, slug: string, words: string) => (publicSlugs.has(slug) ? link : words));
}

/** Returns a public page. Throws `not_found` for one that is not public, as for one that does not exist. */
export async function shownPage({ db, clock }: Context, { slug }: { readonly slug: string }): Promise<ShownPage> {
  const open = await openPagesNow(db, clock());
  const found = open.find(({ key }) => key === slug);
  const live = found && (await storedVersion(db, 'page', slug, found.version));
  if (!live) throw new ShopError('not_found');
  const { inOwnLanguage, ...content } = pageInWords(pageContentOf(live));
  const { html, ...shown } = renderPage(
    { ...live, content },
    { isMarked: false, isTranslated: !inOwnLanguage?.includes('html') },
  );
  return { ...shown, inOwnLanguage, html: withoutDeadLinks(html, new Set(open.map(({ key }) => key))) };
}

/** Returns the pages that everybody can open. What is being cached is right until the next one begins or ends. */
export async function openPagesNow(db: Executor, now: Date): Promise<PlannedPage[]> {
  tagPage('content:page', 'content:settings');
  const planned = await plannedPages(db, now);
  const [next] = changeTimes(planned, now);
  if (next) freshUntil(next);
  return openPages(planned, now);
}

/** A public page, for menus and lists. */
export type PublicPage = {
  readonly slug: string;
  readonly title: string;
  readonly kind: PageKind | null;
  readonly inMenu: boolean;
  readonly inFooter: boolean;
  readonly changedOn: string;
  readonly inOwnLanguage?: 'title'[] | undefined;
};

/** Returns the pages that are public at a time, by title. */
export async function publicPages(db: Executor, now: Date): Promise<PublicPage[]> {
  return publicPagesOf(await openPagesNow(db, now));
}

/** The same of the pages that are open then. */
export function publicPagesOf(open: readonly PlannedPage[]): PublicPage[] {
  const values = namedValues(shop());
  return open
    .map(({ key, publishAt, content: { kind, inMenu, inFooter, ...content } }) => {
      const { title: written, ...own } = inWords({ title: content.title }, 'title');
      const { text: title } = fillText(written, values);
      return { slug: key, title, kind, inMenu, inFooter, changedOn: shopDay(publishAt), ...own };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, language()));
}
