import { t } from '#messages/messages.ts';
import { z } from 'zod';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { homeBlocks, type HomeBlock } from '#contract/site/home-blocks.ts';
import type { DeskHome, homeDesk } from '#contract/site/home-desk.ts';
import type { ShownBlock } from '#contract/site/home.ts';
import { blockName } from '#contract/site/home-words.ts';
import { shopMoment, shopTime } from '#contract/core/time/shop-time.ts';
import type { AuditAction } from '#contract/office/audit-desk.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { parseInput } from '#platform/http/read-input.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { cleanBlockHtml } from '#server/goods/products/clean-html.service.ts';
import {
  publishVersion,
  saveVersion,
  unpublishVersions,
} from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { deskHome, newestHome, type NewestHome } from './desk-home.service.ts';
import { dueBlocks } from './due-blocks.ts';
import { blocksOf, homeKind, ownersKey } from './home-content.service.ts';
import { holdPictures } from './home-pictures.service.ts';
import { homeVersion, originalHome } from './home-versions.service.ts';
import { shownBlocks } from './show-home.service.ts';

type Calls = typeof homeDesk;

/** What the audit log calls the home page. */
const subject = 'portada';

export async function openHome({ db, clock }: Context): Promise<DeskHome> {
  return deskHome(db, clock(), await newestHome(db));
}

/**
 * Runs a change of the newest version, and returns what the editor then shows. A version conflict has the present home page
 * and who saved it.
 */
async function changing(ctx: Context, work: (transaction: Transaction) => Promise<NewestHome>): Promise<DeskHome> {
  try {
    return await deskHome(ctx.db, ctx.clock(), await inTransaction(ctx.db, work));
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'changed_meanwhile') throw error;
    const present = await openHome(ctx);
    const [newest] = present.versions;
    const changedBy = newest ? [{ field: 'blocks', actor: newest.by, at: newest.at }] : [];
    throw new ShopError('changed_meanwhile', {}, [], { present, changedBy });
  }
}

/**
 * Saves a draft. Blocks that are as they were make no new version. Throws `changed_meanwhile`, and `invalid` for a picture
 * that the shop does not have, and for a text of which nothing is left when it is sanitized, or too much.
 */
export async function saveHome(ctx: Context, { blocks, version }: Input<Calls['save']>): Promise<DeskHome> {
  const { blocks: cleaned } = parseInput(z.object({ blocks: homeBlocks }), { blocks: blocks.map(clean) });
  return changing(ctx, (transaction) =>
    writeBlocks(transaction, ctx, { action: 'home.update', version, blocksIn: async () => cleaned }),
  );
}

/**
 * Saves an earlier version as a draft, or the original arrangement. Throws `not_found`, and `changed_meanwhile` if the
 * newest version is not the one that was looked at.
 */
export function restoreHome(ctx: Context, { version, earlier }: Input<Calls['restore']>): Promise<DeskHome> {
  const blocksIn = (db: Executor) => blocksOfVersion(db, earlier);
  return changing(ctx, (transaction) => writeBlocks(transaction, ctx, { action: 'home.restore', version, blocksIn }));
}

function clean(block: HomeBlock): HomeBlock {
  return block.kind === 'text' ? { ...block, html: cleanBlockHtml(block.html) } : block;
}

type Written = {
  readonly action: AuditAction;
  /** The version that was looked at; undefined to write over any. */
  readonly version: number | undefined;
  readonly blocksIn: (db: Executor) => Promise<HomeBlock[]>;
};

async function writeBlocks(
  transaction: Transaction,
  ctx: Context,
  { action, version, blocksIn }: Written,
): Promise<NewestHome> {
  if (ctx.visitor.role === 'guest') throw new ShopError('not_allowed');
  const newest = await newestHome(transaction);
  if (version !== undefined && version !== newest.version) throw new ShopError('changed_meanwhile');
  const blocks = await blocksIn(transaction);
  if (JSON.stringify(newest.blocks) === JSON.stringify(blocks)) return newest;
  await holdPictures(transaction, blocks);
  const { version: saved } = await saveVersion(transaction, {
    kind: homeKind,
    key: ownersKey,
    basedOn: newest.version === 0 ? undefined : newest.version,
    content: { blocks },
    publishAt: null,
    by: ctx.visitor.username,
    at: ctx.clock(),
  });
  const before = { blocks: namesOf(newest.blocks) };
  const after = { version: saved, blocks: namesOf(blocks) };
  await noteChange(transaction, ctx, { action, subject, before, after });
  return { version: saved, blocks };
}

/** What the audit log calls blocks, whoever reads it later. */
const namesOf = (blocks: readonly HomeBlock[]) => inShopLanguage(() => blocks.map(blockName));

/**
 * Publishes the newest version, at once or at a time of the shop. What was scheduled before is no longer. Throws `changed_meanwhile` if it is not the one that was
 * looked at, `home_published` if it is public, `invalid` for a time that is over.
 */
export function publishHome(ctx: Context, { version, at }: Input<Calls['publish']>): Promise<DeskHome> {
  const now = ctx.clock();
  const publishAt = at === undefined ? now : shopTime(at);
  if (publishAt < now) {
    throw new ShopError('invalid', {}, [{ path: 'at', message: t('home-desk.chooseFutureTime') }]);
  }
  return changing(ctx, async (transaction) => {
    const newest = await newestHome(transaction);
    if (newest.version === 0) throw new ShopError('not_found');
    if (newest.version !== version) throw new ShopError('changed_meanwhile');
    const stored = await homeVersion(transaction, version);
    if (stored?.publishAt && stored.publishAt <= now) throw new ShopError('home_published');
    // Else a plan of last week would replace what is published now.
    await unpublishVersions(transaction, homeKind, ownersKey, now);
    await publishVersion(transaction, { kind: homeKind, key: ownersKey, version, publishAt });
    const before = stored?.publishAt ? { publishAt: shopMoment(stored.publishAt) } : null;
    const after = { version, publishAt: shopMoment(publishAt) };
    await noteChange(transaction, ctx, { action: 'home.publish', subject, before, after });
    return newest;
  });
}

/** Makes a draft of a version that was to be published later. Throws `not_found` for others. */
export function unscheduleHome(ctx: Context, { version }: Input<Calls['unschedule']>): Promise<DeskHome> {
  return changing(ctx, async (transaction) => {
    const stored = await homeVersion(transaction, version);
    if (!stored?.publishAt || stored.publishAt <= ctx.clock()) throw new ShopError('not_found');
    await publishVersion(transaction, { kind: homeKind, key: ownersKey, version, publishAt: null });
    const before = { version, publishAt: shopMoment(stored.publishAt) };
    await noteChange(transaction, ctx, { action: 'home.unschedule', subject, before });
    return newestHome(transaction);
  });
}

async function blocksOfVersion(db: Executor, version: number): Promise<HomeBlock[]> {
  if (version === 0) return originalHome(db);
  const stored = await homeVersion(db, version);
  if (!stored) throw new ShopError('not_found');
  return blocksOf(stored);
}

/** Returns a version as everybody would see it at a time; the newest one without a number. Throws `not_found`. */
export async function previewHome(
  { db, clock }: Context,
  { version, at }: Input<Calls['preview']>,
): Promise<ShownBlock[]> {
  const time = at === undefined ? clock() : shopTime(at);
  const blocks = version === undefined ? (await newestHome(db)).blocks : await blocksOfVersion(db, version);
  return shownBlocks(db, dueBlocks(blocks, time));
}
