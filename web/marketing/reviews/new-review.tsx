import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { t } from '#messages/messages.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { useSessionUser } from '#web/core/session/session-user.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import type { ReviewOutcome } from './leave-review.ts';
import { ReviewForm } from './review-form.tsx';
import { noReview } from './review-rules.ts';
import { placeIds, reviewLoginPath, reviewPath, reviewsAddress } from './review-words.ts';

type NewReviewProps = {
  readonly productId: number;
  /** The review that the person left before. */
  readonly ownReviewId: number | null;
  readonly outcome: ReviewOutcome | undefined;
};

/**
 * The form on a product's page, and for guests an invitation to log in. The page, which is the same for everybody, has both; its style
 * shows one, without scripts by the visitor's own style sheet (personal-style.resource.ts).
 */
export function NewReview({ productId, ownReviewId, outcome }: NewReviewProps) {
  const user = useSessionUser();
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
  }, [outcome, productId]);

  // The server decides about somebody whom the page does not know.
  function mayWrite(): boolean {
    const isAdmin = user !== null && user.rol !== 'client';
    setIsAdminTold(isAdmin);
    return !isAdmin;
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
      <div data-guest="" className="grid justify-items-start gap-5 in-data-member:hidden">
        <p className="text-small">{reviewTexts.guestRefused}</p>
        <LinkButton to={reviewLoginPath(productId)}>{t('accounts.signIn')}</LinkButton>
      </div>
      <div data-account="" className="hidden in-data-member:block">
        <ReviewForm
          action={reviewsAddress(productId, 'form')}
          submit={t('reviews.publish')}
          values={lastOutcome?.refused?.values ?? noReview}
          refused={isAdminTold ? adminRefused : lastOutcome?.refused}
          round={round}
          mayWrite={mayWrite}
        />
        {/* Below the form, which must not move when it becomes known. */}
        {ownReviewId !== null && (
          <p className="mt-5 text-small text-stone">
            {t('reviews.hasOwn')}{' '}
            <Link to={reviewPath('update', { id: ownReviewId }, productAddress(productId))} className="link text-ink">
              {t('reviews.editOwn')}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

const adminRefused = { values: noReview, errors: {}, detail: reviewTexts.adminRefused };
