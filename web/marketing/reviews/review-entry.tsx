import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { Stars } from '#web/core/ui/stars.tsx';
import type { ShownReview } from './shown-board.ts';

type ReviewEntryProps = {
  readonly review: ShownReview;
  /** Whose it is, or what it is about. */
  readonly title: ReactNode;
  /** The heading that the title is on its page. */
  readonly level?: 'h2' | 'h3';
  readonly actions?: ReactNode;
};

/** A review to read. Its comment is text, whatever it looks like. */
export function ReviewEntry({ review, title, level: Heading = 'h2', actions }: ReviewEntryProps) {
  const { calification, comment, createdAt, verifiedPurchase } = review;
  return (
    <article className="grid gap-3">
      <div className="grid gap-1.5">
        <div className="flex items-start justify-between gap-4">
          <Heading className="min-w-0 font-medium wrap-anywhere">{title}</Heading>
          {actions && <div className="-my-2.5 -mr-3 flex-none">{actions}</div>}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-stone">
          <Stars value={calification} />
          <time dateTime={createdAt}>{shopDay(createdAt)}</time>
          {verifiedPurchase && (
            <span className="inline-flex items-center gap-1 text-ok">
              <Icon name="check" size={16} />
              {t('reviews.verified')}
            </span>
          )}
        </p>
      </div>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{comment}</p>
    </article>
  );
}
