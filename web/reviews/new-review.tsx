import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { useSessionUser } from '../session/session-user.ts';
import { toast } from '../ui/toast.ts';
import type { ReviewOutcome } from './leave-review.ts';
import { dropReviewDraft, keepReviewDraft, useReviewDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';
import { noReview } from './review-rules.ts';
import type { ReviewValues } from './review-rules.ts';
import { placeIds, reviewLoginPath, reviewPath, reviewsAddress } from './review-words.ts';

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
  useEffect(() => {
    if (!outcome || outcome.refused) return;
    toast(reviewTexts.published, { link: { to: reviewsAddress(productId, 'reviews'), text: 'Verla' } });
    dropReviewDraft();
  }, [outcome, productId]);

  function mayWrite(values: ReviewValues, letGo: () => void): boolean {
    setIsAdminTold(user?.rol === 'admin');
    if (user) return user.rol !== 'admin';
    keepReviewDraft({ productId, ...values });
    letGo();
    const isEmpty = values.comment.trim() === '';
    toast(isEmpty ? reviewTexts.commentMissing : reviewTexts.guestRefused, { tone: 'error' });
    void navigate(reviewLoginPath(productId));
    return false;
  }

  return (
    <section
      id={placeIds.form}
      aria-labelledby="new-review"
      className="grid content-start gap-5 rounded-soft bg-sheet p-6 md:p-8"
    >
      <h3 id="new-review" className="font-display text-title">
        Deje su reseña
      </h3>
      {ownReviewId !== null && (
        <p className="text-small text-stone">
          Usted ya opinó sobre esta prenda.{' '}
          <Link to={reviewPath('update', { id: ownReviewId }, `/detail/${productId}`)} className="link text-ink">
            Editar mi reseña
          </Link>
        </p>
      )}
      <ReviewForm
        key={draft ? 'draft' : 'new'}
        action={reviewsAddress(productId, 'form')}
        submit="Publicar reseña"
        values={outcome?.refused?.values ?? draft ?? noReview}
        refused={isAdminTold ? adminRefused : outcome?.refused}
        round={ownReviewId ?? 0}
        mayWrite={mayWrite}
      />
    </section>
  );
}

const adminRefused = { values: noReview, errors: {}, detail: reviewTexts.adminRefused };
