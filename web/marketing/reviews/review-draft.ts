import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';
import { isRecord } from '#web/core/hydration/client-state/kept-text.ts';
import type { ReviewValues } from './review-rules.ts';

/** A review that somebody wrote before logging in. */
type ReviewDraft = ReviewValues & { readonly productId: number };

const slice = defineSlice<ReviewDraft | null>('reviewDraft', null, isDraft);

function isDraft(value: unknown): value is ReviewDraft {
  return (
    isRecord(value) &&
    typeof value['productId'] === 'number' &&
    typeof value['calification'] === 'string' &&
    typeof value['comment'] === 'string'
  );
}

export function keepReviewDraft(draft: ReviewDraft): void {
  slice.set(() => draft);
}

export function dropReviewDraft(): void {
  if (slice.get()) slice.set(() => null);
}

/** What was written about a product before the login. */
export function useReviewDraft(productId: number): ReviewValues | undefined {
  const draft = slice.use();
  return draft?.productId === productId ? draft : undefined;
}
