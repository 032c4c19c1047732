import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { t } from '#messages/messages.ts';
import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';
import { isRecord } from '#web/core/hydration/client-state/kept-text.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { presentMark } from '#web/core/session/session-mark.ts';
import { useSessionUser } from '#web/core/session/session-user.ts';
import { toast } from '#web/core/ui/toast.ts';
import type { ReviewOutcome } from './leave-review.ts';
import { ReviewForm } from './review-form.tsx';
import type { ReviewValues } from './review-rules.ts';
import { noReview } from './review-rules.ts';
import { placeIds, reviewLoginPath, reviewPath, reviewsAddress } from './review-words.ts';

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

function keepReviewDraft(draft: ReviewDraft): void {
  slice.set(() => draft);
}

function dropReviewDraft(): void {
  if (slice.get()) slice.set(() => null);
}

/** What was written about a product before the login. */
function useReviewDraft(productId: number): ReviewValues | undefined {
  const draft = slice.use();
  return draft?.productId === productId ? draft : undefined;
}

type NewReviewProps = {
  readonly productId: number;
  /** The review that the person left before. */
  readonly ownReviewId: number | null;
  readonly outcome: ReviewOutcome | undefined;
};

/** The form on a product's page. Everybody sees it; who may not write is told why. */
export function NewReview({ productId, ownReviewId, outcome }: NewReviewProps) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const draft = useReviewDraft(productId);
  const [isAdminTold, setIsAdminTold] = useState(false);
  const [lastOutcome, setLastOutcome] = useState(outcome);
  const [round, setRound] = useState(0);
  // The router forgets the outcome when it loads the page's data again, as when it learns who is there.
  if (outcome && outcome !== lastOutcome) {
    setLastOutcome(outcome);
    if (!outcome.refused) setRound(round + 1);
  }
  useEffect(() => {
    if (!outcome || outcome.refused) return;
    toast(reviewTexts.published, { link: { to: reviewsAddress(productId, 'reviews'), text: t('reviews.seeIt') } });
    dropReviewDraft();
  }, [outcome, productId]);

  function mayWrite(values: ReviewValues, letGo: () => void): boolean {
    setIsAdminTold(user?.rol === 'admin');
    if (user) return user.rol !== 'admin';
    // Somebody is logged in, and the page cannot tell yet who: the server decides.
    if (presentMark() !== '') return true;
    keepReviewDraft({ productId, ...values });
    letGo();
    // The login page says why.
    void navigate(reviewLoginPath(productId, values));
    return false;
  }

  return (
    <section
      id={placeIds.form}
      aria-labelledby="new-review"
      className="grid content-start gap-5 rounded-soft bg-sheet p-6 md:p-8"
    >
      <h3 id="new-review" className="font-display text-title">
        {t('reviews.leaveYours')}
      </h3>
      <ReviewForm
        key={draft ? 'draft' : 'new'}
        action={reviewsAddress(productId, 'form')}
        submit={t('reviews.publish')}
        values={lastOutcome?.refused?.values ?? draft ?? noReview}
        refused={isAdminTold ? adminRefused : lastOutcome?.refused}
        round={round}
        mayWrite={mayWrite}
      />
      {/* Below the form, which must not move when it becomes known. */}
      {ownReviewId !== null && (
        <p className="text-small text-stone">
          {t('reviews.hasOwn')}{' '}
          <Link to={reviewPath('update', { id: ownReviewId }, productAddress(productId))} className="link text-ink">
            {t('reviews.editOwn')}
          </Link>
        </p>
      )}
    </section>
  );
}

const adminRefused = { values: noReview, errors: {}, detail: reviewTexts.adminRefused };
