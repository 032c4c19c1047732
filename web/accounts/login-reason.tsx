import { useSearchParams } from 'react-router';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { isReviewLogin } from '../links/back-address.ts';

/** On the login page: why somebody who wanted to leave a review is there. */
export function LoginReason() {
  const [query] = useSearchParams();
  if (!isReviewLogin(query)) return null;
  return (
    <p role="alert" className="mb-6 border-l-2 border-warn pl-3 text-small text-warn">
      {reviewTexts.guestRefused}
    </p>
  );
}
