import type { ReactNode } from 'react';
import type { Review } from '#contract/reviews.ts';
import { Icon } from '../ui/icon.tsx';
import { Stars } from '../ui/stars.tsx';
import { reviewDay } from './review-words.ts';

type ReviewEntryProps = {
  readonly review: Review;
  /** Whose it is, or what it is about. */
  readonly title: ReactNode;
  readonly actions?: ReactNode;
};

/** A review to read. Its comment is text, whatever it looks like. */
export function ReviewEntry({ review, title, actions }: ReviewEntryProps) {
  const { calification, comment, createdAt, verifiedPurchase } = review;
  return (
    <article className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1.5">
          <h3 className="font-medium wrap-anywhere">{title}</h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-stone">
            <Stars value={calification} />
            <time dateTime={createdAt}>{reviewDay(review)}</time>
            {verifiedPurchase && (
              <span className="inline-flex items-center gap-1 text-ok">
                <Icon name="check" size={16} />
                Compra verificada
              </span>
            )}
          </p>
        </div>
        {actions}
      </div>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{comment}</p>
    </article>
  );
}
