import { and, desc, eq } from 'drizzle-orm';
import { homeBlock, type HomeBlock } from '#contract/site/home-blocks.ts';
import type { Executor } from '#platform/database/database.ts';
import { contentVersions } from '#server/core/content-versions/content-versions.tables.ts';
import { storedVersion, type StoredVersion } from '#server/core/content-versions/content-versions.service.ts';
import { plannedVersions, type PlannedVersion } from '#server/core/content-versions/planned-versions.service.ts';
import { earliest, nextBoundary } from './due-blocks.ts';
import { blocksOf, homeKind, originalKey, ownersKey } from './home-content.service.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { t } from '#messages/messages.ts';
import { shop } from '#contract/core/shop/shop.ts';

/** The home page at a time. */
type HomeAt = {
  /** The version of the owner that is public; 0 if it is the original arrangement. */
  readonly version: number;
  readonly blocks: readonly HomeBlock[];
  /** False for the arrangement of a shop where none was written, which the interface says in the language of the request. */
  readonly isWritten: boolean;
  /** When something of it changes by the time alone: a block begins or ends, or another version becomes public. */
  readonly changesAt: Date | undefined;
};

/** Returns what is public of the home page at a time: one statement. */
export async function homeAt(db: Executor, at: Date): Promise<HomeAt> {
  const rows = await plannedVersions(db, { kind: homeKind, at });
  const isLive = (row: PlannedVersion) => row.publishAt <= at;
  const owners = rows.find((row) => row.key === ownersKey && isLive(row));
  const blocks = owners ? blocksOf(owners) : originalBlocks(rows.filter(isLive));
  const later = rows.filter((row) => !isLive(row)).map((row) => row.publishAt);
  const isWritten = rows.some(isLive);
  return {
    version: owners?.version ?? 0,
    blocks,
    isWritten,
    changesAt: earliest([...later, nextBoundary(blocks, at)]),
  };
}

/** Returns the arrangement that the shop began with, in its own language: the owner edits it. */
export async function originalHome(db: Executor): Promise<HomeBlock[]> {
  const { kind, key, version } = contentVersions;
  const rows = await db
    .select()
    .from(contentVersions)
    .where(and(eq(kind, homeKind), eq(key, originalKey)))
    .orderBy(desc(version));
  return inShopLanguage(() => originalBlocks(rows));
}

function originalBlocks(rows: readonly StoredVersion[]): HomeBlock[] {
  const original = rows.find((row) => row.key === originalKey);
  return original ? blocksOf(original) : defaultHome();
}

/** Returns a version of the owner's home page; undefined if there is none with that number. */
export function homeVersion(db: Executor, asked: number): Promise<StoredVersion | undefined> {
  return storedVersion(db, homeKind, ownersKey, asked);
}

/**
 * Returns the home page of a shop whose owner has arranged nothing: the specified landing page, with the shop's own name,
 * and without any promise that only its owner can make. What it has nothing for, such as products, is not shown.
 */
export function defaultHome(): HomeBlock[] {
  const { name, motto, description, returnDays } = shop();
  return [
    { id: 'apertura', kind: 'hero', title: name, line: motto ?? description ?? '' },
    { id: 'categorias', kind: 'tiles', title: t('home.categories'), of: { by: 'biggest' } },
    { id: 'news-men', kind: 'products', source: { by: 'news', gender: 'men' } },
    { id: 'news-women', kind: 'products', source: { by: 'news', gender: 'women' } },
    {
      id: 'confianza',
      kind: 'facts',
      facts: [
        { icon: 'card', title: t('home.meansOfPayment'), text: t('home.meansOfPaymentText') },
        { icon: 'returns', title: t('home.returnPolicy'), text: returnWords(returnDays) },
        { icon: 'warranty', title: t('home.warranty'), text: t('home.warrantyText') },
        {
          icon: 'lock',
          title: t('home.securePurchase'),
          text: t('home.securePurchaseText'),
        },
      ],
    },
  ].map((block) => homeBlock.parse(block));
}

function returnWords(days: number): string {
  return days > 0 ? t('home.daysToChange', { days }) : t('home.legalTerms');
}
