import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';

/** Says to administrators that the public does not see the shop. */
export function ClosedNote() {
  return (
    <p className="border-b border-line bg-sand px-4 py-2 text-small lg:px-8">
      {t('frames.closed')}{' '}
      <Link to={href('/admin/opening')} className="link inline-flex min-h-8 items-center">
        {t('frames.stepsToOpen')}
      </Link>
    </p>
  );
}
