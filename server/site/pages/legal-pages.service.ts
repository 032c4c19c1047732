import { legalKinds, type LegalKind } from '#contract/site/page-rules.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { holdContent, newestVersions } from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { fillText, namedValues } from './named-values.ts';
import { pageContentOf, type PageContent } from './page-content.ts';
import { changeTimes, openPages, plannedPages, withoutText, type PlannedPage } from './page-plan.service.ts';
import { templatesOf } from './page-templates.service.ts';

/**
 * A page that the shop cannot open without and that nobody can read, or not for good: `isEnding`. `isBegun` is true if there
 * is a draft of it.
 */
export type MissingPage = { readonly title: string; readonly isBegun: boolean; readonly isEnding: boolean };

/**
 * Returns the legal pages that are not public, or that will end, by the titles of the country's templates. A page counts for
 * the one whose template or whose address it has.
 */
export async function missingLegalPages(db: Executor, now: Date): Promise<MissingPage[]> {
  const ends = await endsOfLegalPages(db, now);
  if (ends.size === 0) return [];
  const newest = await newestVersions(db, 'page', withoutText);
  return [...ends].map(([kind, end]) => {
    const { title, isIt } = legalPage(kind);
    return {
      title,
      isBegun: newest.some(({ key, content }) => isIt(key, pageContentOf({ content }))),
      isEnding: end > now,
    };
  });
}

/** A legal page that is public: the version that buyers accept, and when it was written. */
export type StandingPage = {
  readonly kind: LegalKind;
  readonly slug: string;
  readonly version: number;
  readonly at: string;
};

/** Returns the legal pages that are public at a time, each in the version that everybody reads then. */
export async function standingLegalPages(db: Executor, now: Date): Promise<StandingPage[]> {
  return legalPagesOf(openPages(await plannedPages(db, now), now));
}

/** The same of the pages that are open then. */
export function legalPagesOf(open: readonly PlannedPage[]): StandingPage[] {
  return legalKinds.flatMap((kind): StandingPage[] => {
    const page = open.find(({ key, content }) => legalPage(kind).isIt(key, content));
    return page ? [{ kind, slug: page.key, version: page.version, at: shopMoment(page.at) }] : [];
  });
}

/** Returns the title of a page with the shop's data in it. */
export function filledTitle(written: string): string {
  return fillText(written, namedValues(shop())).text;
}

function legalPage(legal: LegalKind) {
  const { title, slug } = templatesOf(shop().country.code)[legal];
  return { title, isIt: (key: string, { kind }: Pick<PageContent, 'kind'>) => key === slug || kind === legal };
}

/** Returns the first time from now on at which nobody can read a legal page; a page that is public for good has none. */
async function endsOfLegalPages(db: Executor, now: Date): Promise<ReadonlyMap<LegalKind, Date>> {
  const planned = await plannedPages(db, now);
  const times = [now, ...changeTimes(planned, now)].map((at) => ({ at, open: openPages(planned, at) }));
  return new Map(
    legalKinds.flatMap((kind) => {
      const { isIt } = legalPage(kind);
      const end = times.find(({ open }) => !open.some(({ key, content }) => isIt(key, content)));
      return end ? [[kind, end.at] as const] : [];
    }),
  );
}

/**
 * Makes a change of pages, unless nobody could read a legal page any more, at once or from a day on, that is public until
 * then: an open shop keeps what it could not open without. A demonstration is always open, and may. Throws `lost`, by default
 * `page_needed`.
 */
export async function keepingLegalPages(
  transaction: Transaction,
  { ownerSettings, clock }: Pick<Context, 'ownerSettings' | 'clock'>,
  change: () => Promise<void>,
  lost: () => ShopError = () => new ShopError('page_needed'),
): Promise<void> {
  const isDemo = ownerSettings.fixed('opening')['isOpen'] === true;
  if (isDemo) return change();
  // The shop does not open meanwhile. And of two pages of one kind, two administrators could each take one away, and each see
  // the other.
  await holdContent(transaction, 'settings', 'opening');
  if (!(await ownerSettings.stored(transaction)).settings.opening.isOpen) return change();
  const now = clock();
  const before = await endsOfLegalPages(transaction, now);
  await change();
  for (const [kind, end] of await endsOfLegalPages(transaction, now)) {
    const known = before.get(kind);
    if (!known || end < known) throw lost();
  }
  return undefined;
}
