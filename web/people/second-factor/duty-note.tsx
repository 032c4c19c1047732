import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { momentWords } from '#contract/core/time/shop-time.ts';

/** Says on each page of the back office until when its person may work without a second factor. */
export function DutyNote({ until }: { readonly until: string }) {
  return (
    <p role="status" className="border-b border-line bg-sand px-4 py-2 text-small lg:px-8">
      {t('second-factor.dutyUntil', { until: momentWords(until) })}{' '}
      <Link to={href('/user/security')} className="link inline-flex min-h-8 items-center">
        {t('second-factor.title')}
      </Link>
    </p>
  );
}
