import type { AnsweredFile } from '#contract/core/protocol/answered-file.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopDay, shopMoment } from '#contract/core/time/shop-time.ts';
import type { DataCopy, ownData } from '#contract/office/own-data.ts';
import { mostCopiesADay } from '#contract/people/own-data-states.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { askCopy, copyFile, lastCopy } from '#server/people/accounts/data-copies.service.ts';

const limit = { most: mostCopiesADay, windowSeconds: 86_400 } as const;

type Row = NonNullable<Awaited<ReturnType<typeof lastCopy>>>;

const shown = ({ id, state, askedAt, expiresAt }: Row): DataCopy => ({
  id,
  state,
  askedAt: shopMoment(askedAt),
  until: shopMoment(expiresAt),
});

/** Returns the number of the customer of the session. */
export function customerId({ visitor }: Context): number {
  if (visitor.role !== 'customer') throw new ShopError('not_allowed');
  return visitor.id;
}

/** The last copy of the own data that is not over. */
export async function ownCopy(ctx: Context): Promise<{ copy: DataCopy | null }> {
  const found = await lastCopy(ctx.db, customerId(ctx), ctx.clock());
  return { copy: found ? shown(found) : null };
}

/** Asks for a copy of the own data. Throws `copy_in_progress`, and `too_many_requests` after a few in a day. */
export async function askOwnCopy(ctx: Context): Promise<DataCopy> {
  const userId = customerId(ctx);
  const now = ctx.clock();
  const last = await lastCopy(ctx.db, userId, now);
  if (last?.state === 'asked') throw new ShopError('copy_in_progress');
  await limitRate(ctx, `data-copy:${userId}`, limit);
  const made = await askCopy(ctx.db, { id: ctx.newId(), userId }, now);
  if (!made) throw new ShopError('copy_in_progress');
  return shown(made);
}

/** The file of a copy. Throws `copy_not_found`, also for somebody else's and for one that is over. */
export async function ownCopyFile(ctx: Context, { id }: Input<typeof ownData.file>): Promise<AnsweredFile> {
  const now = ctx.clock();
  const file = await copyFile(ctx.db, { id, userId: customerId(ctx) }, now);
  if (!file) throw new ShopError('copy_not_found');
  return { name: `mis-datos-${shopDay(now)}.zip`, bytes: new Uint8Array(file), leftOut: [] };
}
