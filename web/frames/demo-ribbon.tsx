import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { useHasOutbox, useIsDemo } from '#web/core/session/session-user.ts';

/** Says on every page of a demonstration that nothing is charged. */
export function DemoRibbon() {
  const hasOutbox = useHasOutbox();
  if (!useIsDemo()) return null;
  return (
    <aside
      aria-label={t('frames.notice')}
      className="relative z-40 short:order-last bg-accent-deep px-4 py-1.5 text-center text-caption text-sheet"
    >
      {t('frames.demo')}
      {hasOutbox && (
        <>
          {' · '}
          <Link to={href('/outbox')} className="underline underline-offset-2">
            {t('frames.seeEmails')}
          </Link>
        </>
      )}
    </aside>
  );
}
