import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { formatCount, writeNumber } from '#contract/core/money/price-words.ts';
import type { Review } from '#contract/marketing/reviews.ts';
import { backKey, emptyReviewReason, expiredReason, reviewReason } from '#web/core/links/back-address.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import type { ReviewValues } from './review-rules.ts';

/** The query key of a product's page that says which page of its reviews is shown. */
export const reviewPageKey = 'review';

/** Where on a product's page the reviews, their list and the form for another are. */
export const placeIds = { reviews: 'resenas', list: 'lista-de-resenas', form: 'su-resena' } as const;

/** A place among the reviews of a product's page, which shows the first page of them unless said. */
export function reviewsAddress(productId: number, place: keyof typeof placeIds, page = 1): string {
  return `${productAddress(productId)}${page > 1 ? `?${reviewPageKey}=${page}` : ''}#${placeIds[place]}`;
}

/** The login for who wants to review a product, which says why, and the way back to the form. */
export function reviewLoginPath(productId: number): string {
  return `${loginAndBack(productId)}&${reviewReason}`;
}

/** The same for who sent a review without being logged in, which may have no comment. */
export function sentReviewLoginPath(productId: number, { comment }: Pick<ReviewValues, 'comment'>): string {
  return comment.trim() === '' ? `${loginAndBack(productId)}&${emptyReviewReason}` : reviewLoginPath(productId);
}

/** The same for who sent a review when the session was over. */
export function expiredReviewLoginPath(productId: number): string {
  return `${loginAndBack(productId)}&${expiredReason}`;
}

const loginAndBack = (productId: number) =>
  `${href('/login')}?${backKey}=${encodeURIComponent(reviewsAddress(productId, 'form'))}`;

/** The page of reviews that an address asks for; 1 when it asks for none, or nonsense. */
export function reviewPageOf(address: string): number {
  const asked = new URL(address).searchParams.get(reviewPageKey) ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** Where a review of one's own is edited or deleted, and the way back from there. */
export function reviewPath(step: 'update' | 'delete', { id }: Pick<Review, 'id'>, back: string): string {
  return `${href(`/user/reviews/${step}/:id`, { id: String(id) })}?${backKey}=${encodeURIComponent(back)}`;
}

/** '1 reseña', '2 reseñas'. */
export function reviewCount(total: number): string {
  return t('reviews.count', { count: total, shown: formatCount(total) });
}

/** An average to one decimal: '4,0'. */
export function averageWords(average: number): string {
  return writeNumber(average, 1, false);
}
