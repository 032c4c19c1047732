import { legalKinds } from '#contract/page-rules.ts';
import { shop } from '#contract/shop.ts';
import { ShopError } from '#contract/errors.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { holdContent, liveVersions, newestVersions } from '../content-versions/content-versions.service.ts';
import type { StoredVersion } from '../content-versions/content-versions.service.ts';
import type { Context } from '../context/context.ts';
import { pageContentOf } from './page-content.ts';
import { templatesOf } from './page-templates.service.ts';
import { isEnded } from './page-state.ts';

/** A page that the shop cannot open without and that nobody can read; `isBegun` is true if there is a draft of it. */
export type MissingPage = { readonly title: string; readonly isBegun: boolean };

/**
 * Returns the legal pages that are not public, by the titles of the country's templates. A page counts for the one whose
 * template or whose address it has.
 */
export async function missingLegalPages(db: Executor, now: Date): Promise<MissingPage[]> {
  const live = (await liveVersions(db, 'page', now)).filter((version) => !isEnded(version, now));
  const newest = await newestVersions(db, 'page');
  const templates = templatesOf(shop().country.code);
  return legalKinds.flatMap((kind) => {
    const { title, slug } = templates[kind];
    const isIt = (version: StoredVersion) => version.key === slug || pageContentOf(version).kind === kind;
    return live.some(isIt) ? [] : [{ title, isBegun: newest.some(isIt) }];
  });
}

/**
 * Makes a change of pages, unless nobody could read a legal page any more that is public now: an open shop keeps what it
 * could not open without. A demonstration is always open, and may. Throws `page_needed`.
 */
export async function keepingLegalPages(
  transaction: Transaction,
  { ownerSettings, clock }: Pick<Context, 'ownerSettings' | 'clock'>,
  change: () => Promise<void>,
): Promise<void> {
  const isDemo = ownerSettings.fixed('opening')['isOpen'] === true;
  if (isDemo) return change();
  // The shop does not open meanwhile. And of two pages of one kind, two administrators could each take one away, and each see
  // the other.
  await holdContent(transaction, 'settings', 'opening');
  if (!(await ownerSettings.stored(transaction)).settings.opening.isOpen) return change();
  const before = new Set((await missingLegalPages(transaction, clock())).map(({ title }) => title));
  await change();
  const lost = (await missingLegalPages(transaction, clock())).find(({ title }) => !before.has(title));
  if (lost) throw new ShopError('page_needed');
  return undefined;
}
