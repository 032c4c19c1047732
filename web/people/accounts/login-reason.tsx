import { t } from '#messages/messages.ts';
import { useSearchParams } from 'react-router';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { isCreatedLogin, reviewLoginIn } from '#web/core/links/back-address.ts';

/** On the login page: says why one is there, to leave a review, or after the first account of the shop was created. */
export function LoginReason() {
  const [query] = useSearchParams();
  if (isCreatedLogin(query)) {
    return (
      <p role="status" className="mb-6 border-l-2 border-ok pl-3 text-small text-ok">
        {t('accounts.ownerCreated')}
      </p>
    );
  }
  const review = reviewLoginIn(query);
  if (!review) return null;
  return (
    <p role="alert" className="mb-6 border-l-2 border-warn pl-3 text-small text-warn">
      {review === 'empty' ? reviewTexts.commentMissing : reviewTexts.guestRefused}
    </p>
  );
}
