import { useSearchParams } from 'react-router';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { reviewLoginIn } from '../links/back-address.ts';

/** On the login page: explains that leaving a review requires a login. */
export function LoginReason() {
  const [query] = useSearchParams();
  const review = reviewLoginIn(query);
  if (!review) return null;
  return (
    <p role="alert" className="mb-6 border-l-2 border-warn pl-3 text-small text-warn">
      {review === 'empty' ? reviewTexts.commentMissing : reviewTexts.guestRefused}
    </p>
  );
}
