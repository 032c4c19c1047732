import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { DeskSection, translations } from '#contract/office/translations.ts';
import type { Language } from '#messages/languages.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { writeTranslations, type Translated } from '#server/core/translations.service.ts';
import { ownerTexts } from '#server/core/translations.tables.ts';
import { givenText, wrongIn } from './given-text.ts';
import { ownerSections, type OwnText, type Section } from './owner-sections.service.ts';

type Calls = typeof translations;

type Row = typeof ownerTexts.$inferSelect;

/** Returns the parts of what the owner wrote, with how much of each has no translation. */
export async function listSections({ db, clock }: Context): Promise<Output<Calls['list']>> {
  const language = shop().otherLanguage;
  if (language === null) return { language, sections: [] };
  const sections = await ownerSections(db, clock());
  const rows = await rowsOf(db, language, sections);
  return { language, sections: sections.map((section) => shownSection(section, language, rows)) };
}

/** Returns a part with its texts. Throws `not_found`, also in a shop without a second language. */
export function sectionToEdit({ db, clock }: Context, { section }: Input<Calls['one']>): Promise<DeskSection> {
  return presentSection(db, section, clock());
}

async function presentSection(db: Executor, name: string, at: Date): Promise<DeskSection> {
  const { section, language } = await sectionNamed(db, name, at);
  return shownSection(section, language, await rowsOf(db, language, [section]));
}

async function sectionNamed(db: Executor, name: string, at: Date) {
  const language = shop().otherLanguage;
  const section = language && (await ownerSections(db, at)).find((one) => one.section === name);
  if (!language || !section) throw new ShopError('not_found');
  return { section, language };
}

/**
 * Sets translations of a part, which are shown at once. Throws `changed_meanwhile` if one of the part's was changed since,
 * `invalid` for a text that the part does not have, or one that is too long.
 */
export async function saveTranslations(
  ctx: Context,
  { section: name, language, texts, version }: Input<Calls['save']>,
): Promise<DeskSection> {
  const at = ctx.clock();
  const saved = await inTransaction(ctx.db, async (transaction) => {
    await transaction.execute(sql`lock table ${ownerTexts} in share row exclusive mode`);
    const { section } = await sectionNamed(transaction, name, at);
    const rows = await rowsOf(transaction, language, [section]);
    const present = shownSection(section, language, rows);
    if (version !== undefined && version !== present.version) throw changedSince(version, present, rows);
    const changed = changedTexts(section, texts).filter(({ source, text }) => (rows.get(source)?.text ?? '') !== text);
    if (changed.length === 0) return present;
    if (ctx.visitor.role === 'guest') throw new ShopError('not_allowed');
    await writeTranslations(transaction, { language, by: ctx.visitor.username, at }, changed);
    const told = (textOf: (source: string) => string) => ({
      language,
      texto: changed.flatMap(({ source }) => toldLine(source, textOf(source))),
    });
    const given = new Map(changed.map(({ source, text }) => [source, text]));
    await noteChange(transaction, ctx, {
      action: 'translation.update',
      subject: name,
      before: told((source) => rows.get(source)?.text ?? ''),
      after: told((source) => given.get(source) ?? ''),
    });
    return shownSection(section, language, await rowsOf(transaction, language, [section]));
  });
  await ctx.translations.reload();
  return saved;
}

function changedTexts({ texts }: Section, given: Readonly<Record<string, string>>): Translated[] {
  const byKey = new Map(texts.map((text) => [keyOf(text.source), text]));
  const found = Object.entries(given).map(([key, text]) => {
    const own = byKey.get(key);
    return { key, own, text: own ? givenText(text, own) : '' };
  });
  const wrong = found.flatMap(({ key, own, text }) => {
    const message = own ? wrongIn(text, own) : new ShopError('not_found').detail;
    return message === undefined ? [] : [{ path: `texts.${key}`, message }];
  });
  if (wrong.length > 0) throw new ShopError('invalid', {}, wrong);
  return found.flatMap(({ own, text }) => (own ? [{ source: own.source, text }] : []));
}

function changedSince(seen: number, present: DeskSection, rows: ReadonlyMap<string, Row>): ShopError {
  const changedBy = [...rows.values()]
    .filter(({ version }) => version > seen)
    .map(({ source, by, at }) => ({ field: keyOf(source), actor: by, at: shopMoment(at) }));
  return new ShopError('changed_meanwhile', {}, [], { present, changedBy });
}

/** Returns the stored translations of the texts of parts, by text. */
async function rowsOf(
  db: Executor,
  language: Language,
  sections: readonly Section[],
): Promise<ReadonlyMap<string, Row>> {
  const sources = new Set(sections.flatMap(({ texts }) => texts.map(({ source }) => source)));
  const keys = [...sources].map(keyOf);
  const isOne = inArray(ownerTexts.key, keys);
  const rows =
    keys.length === 0
      ? []
      : await db
          .select()
          .from(ownerTexts)
          .where(and(eq(ownerTexts.language, language), isOne));
  return new Map(rows.map((row) => [row.source, row]));
}

function shownSection(
  { section, title, texts }: Section,
  language: Language,
  rows: ReadonlyMap<string, Row>,
): DeskSection {
  const all = texts.map((text) => shownText(text, rows.get(text.source)));
  return {
    section,
    title,
    language,
    texts: all,
    total: all.length,
    missing: all.filter(({ text }) => text === '').length,
    version: Math.max(0, ...texts.map(({ source }) => rows.get(source)?.version ?? 0)),
  };
}

function shownText({ source, form, most }: OwnText, row: Row | undefined): DeskSection['texts'][number] {
  const changed = row ? { at: shopMoment(row.at), by: row.by } : null;
  return { key: keyOf(source), source, text: row?.text ?? '', form, most, changed };
}

/** A text can be a whole page: its sum stands for it, as in the index of the table. */
const keyOf = (source: string) => createHash('md5').update(source).digest('hex');

/** How many characters of a text the audit log tells. */
const mostTold = 80;

const shortly = (text: string) => htmlLine(text).slice(0, mostTold);

function toldLine(source: string, text: string): string[] {
  return text === '' ? [] : [`${shortly(source)}: ${shortly(text)}`];
}
