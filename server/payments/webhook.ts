import { z } from 'zod';
import { ShopError } from '#contract/errors.ts';
import type { Context } from '../context/context.ts';
import { handleNotice, keepNotice } from './notices.ts';
import { isSigned } from './webhook-signature.ts';

const noticeBody = z.object({ id: z.union([z.string().max(100), z.number()]), type: z.string().max(60) });

/**
 * Takes a notice of the provider: refused when no secret of ours signed it, kept once however often it arrives, and
 * acted upon at once. When the provider cannot be asked just now the notice waits for the jobs; the answer is the same,
 * because the notice itself has arrived. Throws `bad_signature`; `invalid` for a
 * signed notice without a number and a type.
 */
export async function receiveNotice(
  ctx: Context,
  body: Readonly<Record<string, unknown>>,
): Promise<{ received: boolean }> {
  const dataId = new URL(ctx.request.url).searchParams.get('data.id');
  const signed = {
    dataId,
    requestId: ctx.request.headers.get('x-request-id'),
    signature: ctx.request.headers.get('x-signature'),
  };
  if (!isSigned(signed, ctx.settings.provider.webhookSecrets, ctx.clock())) throw new ShopError('bad_signature');
  const notice = noticeBody.safeParse(body);
  if (!notice.success) throw new ShopError('invalid');
  const { id, type } = notice.data;
  const arrived = { noticeId: `${type}:${dataId}:${id}`, topic: type, paymentId: paymentNumber(dataId) };
  const kept = await keepNotice(ctx, arrived);
  if (kept) await handleNotice(ctx, kept);
  return { received: true };
}

/** Only the number in the address is signed; the one in the body is not. */
function paymentNumber(dataId: string | null): number | null {
  return dataId !== null && /^\d{1,15}$/.test(dataId) ? Number(dataId) : null;
}
