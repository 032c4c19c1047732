import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Context } from '#server/core/context/context.ts';
import { handleNotice, keepNotice } from './notices.ts';

/**
 * Takes a notice of a provider, whose body arrived as these bytes: refused when no secret of ours signed it, kept once however often it arrives, and acted
 * upon at once. When the provider cannot be asked just now the notice waits for the jobs; the answer is the same, because
 * the notice itself has arrived. Throws `bad_signature`; `invalid` for a signed notice that says nothing readable.
 */
export async function receiveNotice(ctx: Context, provider: string, body: Uint8Array): Promise<{ received: boolean }> {
  const { url, headers } = ctx.request;
  const notice = ctx.providers.named(provider).parseNotice({ url: new URL(url), headers, body }, ctx.clock());
  if (notice.kind === 'forged') throw new ShopError('bad_signature');
  if (notice.kind === 'unreadable') throw new ShopError('invalid');
  const kept = await keepNotice(ctx, { provider, noticeId: notice.id, subject: notice.subject });
  if (kept) await handleNotice(ctx, kept);
  return { received: true };
}
