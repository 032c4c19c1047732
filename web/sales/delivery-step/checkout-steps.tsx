import { href, Link } from 'react-router';
import { t } from '#messages/messages.ts';

/** How far a purchase is, and the way back to the bag. */
export function CheckoutSteps() {
  return (
    <nav aria-label={t('delivery-step.steps')} className="mb-4">
      <ol className="flex items-center gap-2 text-small text-stone">
        <li>
          <Link to={href('/bag')} className="inline-flex min-h-11 min-w-11 items-center link">
            {t('frames.bag')}
          </Link>
        </li>
        <li aria-current="step" className="text-ink before:mr-2 before:text-stone before:content-['·']">
          {t('delivery.delivery')}
        </li>
        <li className="before:mr-2 before:content-['·']">{t('order-words.payment')}</li>
      </ol>
    </nav>
  );
}
