import { t } from '#messages/messages.ts';
import type { ownData } from '#contract/office/own-data.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { dayWords, shopDay } from '#contract/core/time/shop-time.ts';

/** What a customer asked for of the own data and is not done yet; renders nothing without any. */
export function DataRequests({ asked: { copyAskedAt, erasure } }: { readonly asked: Output<typeof ownData.requests> }) {
  if (copyAskedAt === null && erasure === null) return null;
  const day = (at: string) => dayWords(shopDay(at));
  return (
    <div className="mb-4 grid gap-1 text-small">
      {erasure && (
        <p>
          {t('own-data.deskErasure', { asked: day(erasure.askedAt), at: day(erasure.eraseAt) })}{' '}
          {erasure.waits > 0 && t('own-data.deskWaits', { count: erasure.waits })}
        </p>
      )}
      {copyAskedAt !== null && <p>{t('own-data.deskCopy', { asked: day(copyAskedAt) })}</p>}
    </div>
  );
}
