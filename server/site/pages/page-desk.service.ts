import { language } from '#messages/present-language.ts';
import { z } from 'zod';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import type { DeskPage, pageDesk, PageRow } from '#contract/site/page-desk.ts';
import { pageFields } from '#contract/site/page-rules.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { parseInput } from '#platform/http/read-input.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { cleanPageHtml } from '#server/goods/products/clean-html.service.ts';
import {
  newestVersion,
  newestVersions,
  removeContent,
  storedVersion,
} from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { deskPage, seenPage } from './desk-page.ts';
import { keepingLegalPages } from './legal-pages.service.ts';
import { namedValues } from './named-values.ts';
import { isSamePage, pageContentOf, type PageContent } from './page-content.ts';
import { plannedPages, withoutText } from './page-plan.service.ts';
import { pageRowOf } from './page-state.ts';
import { renderPage } from './render-page.ts';
import { saveContent } from './save-content.ts';
import { draftFrom, listTemplates } from './page-templates.service.ts';

type Calls = typeof pageDesk;

/** Returns all pages by title, the templates of the shop's country, and what pages can name. */
export async function listPages({ db, clock }: Context): Promise<Output<Calls['list']>> {
  const { code } = shop().country;
  return { pages: await pageRows(db, clock()), templates: listTemplates(code), values: namedValues(shop()) };
}

async function pageRows(db: Executor, now: Date): Promise<PageRow[]> {
  const newest = await newestVersions(db, 'page', withoutText);
  const planned = Map.groupBy(await plannedPages(db, now), ({ key }) => key);
  return newest
    .map((one) => pageRowOf(one, planned.get(one.key) ?? [], now))
    .toSorted((one, other) => one.title.localeCompare(other.title, language()));
}

/** Creates a draft. Throws `page_taken`. */
export function createPage(ctx: Context, { slug, title, kind }: Input<Calls['create']>): Promise<DeskPage> {
  const content = { ...draftFrom(kind, shop().country.code), title };
  return inTransaction(ctx.db, async (transaction) => {
    if (await newestVersion(transaction, 'page', slug)) throw new ShopError('page_taken');
    await saveContent(transaction, ctx, { slug, content, basedOn: undefined }).catch(refuseTaken);
    await noteChange(transaction, ctx, { action: 'page.create', subject: slug, after: told(content, 1) });
    return deskPage(transaction, slug, ctx.clock());
  });
}

function refuseTaken(error: unknown): never {
  throw error instanceof ShopError && error.code === 'changed_meanwhile' ? new ShopError('page_taken') : error;
}

/** Saves a draft. Throws `changed_meanwhile`, and `invalid` for a text that is too long when it is sanitized. */
export async function savePage(
  ctx: Context,
  { slug, version, html, ...fields }: Input<Calls['save']>,
): Promise<DeskPage> {
  const { html: clean } = parseInput(z.object({ html: pageFields.html }), { html: cleanPageHtml(html) });
  return inTransaction(ctx.db, async (transaction) => {
    const before = await seenPage(transaction, { slug, version }, ctx.clock());
    const old = pageContentOf(before);
    const content = { ...old, ...fields, html: clean, until: null };
    if (!isSamePage(content, old)) {
      const saved = await saveContent(transaction, ctx, { slug, content, basedOn: before.version });
      const change = { before: told(old, before.version), after: told(content, saved.version) };
      await noteChange(transaction, ctx, { action: 'page.update', subject: slug, ...change });
    }
    return deskPage(transaction, slug, ctx.clock());
  });
}

/** Saves the text of an earlier version as a draft. Throws `changed_meanwhile`. */
export function restorePage(ctx: Context, { slug, version, earlier }: Input<Calls['restore']>): Promise<DeskPage> {
  return inTransaction(ctx.db, async (transaction) => {
    const newest = await seenPage(transaction, { slug, version }, ctx.clock());
    const found = await storedVersion(transaction, 'page', slug, earlier);
    if (!found) throw new ShopError('not_found');
    const content = { ...pageContentOf(found), until: null };
    const saved = await saveContent(transaction, ctx, { slug, content, basedOn: newest.version });
    const change = { before: { version: earlier }, after: told(content, saved.version) };
    await noteChange(transaction, ctx, { action: 'page.restore', subject: slug, ...change });
    return deskPage(transaction, slug, ctx.clock());
  });
}

/** Returns a version of a page as everybody would see it, with the data that are missing marked in its text. */
export async function previewPage(
  { db, clock }: Context,
  { slug, version }: Input<Calls['preview']>,
): Promise<Output<Calls['preview']>> {
  const newest = await newestVersion(db, 'page', slug);
  const found = version === undefined ? newest : await storedVersion(db, 'page', slug, version);
  if (!newest || !found) throw new ShopError('not_found');
  const { gaps, ...shown } = renderPage(found, { isMarked: true });
  const now = clock();
  const { state } = pageRowOf(newest, await plannedPages(db, now, slug), now);
  return { ...shown, gaps: [...gaps], version: found.version, state };
}

/** Deletes a page. Throws `not_found`, `page_needed`. */
export async function removePage(ctx: Context, { slug }: Input<Calls['remove']>): Promise<{ slug: string }> {
  return inTransaction(ctx.db, async (transaction) => {
    const newest = await seenPage(transaction, { slug }, ctx.clock());
    await keepingLegalPages(transaction, ctx, async () => void (await removeContent(transaction, 'page', slug)));
    const before = told(pageContentOf(newest), newest.version);
    await noteChange(transaction, ctx, { action: 'page.delete', subject: slug, before });
    return { slug };
  });
}

/** What the audit log tells of a version; its text is among the versions. */
function told({ title, description, isDated, inMenu, inFooter }: PageContent, version: number) {
  return { version, title, description, isDated, inMenu, inFooter };
}
