import { t } from '#messages/messages.ts';
import { Link, useLocation } from 'react-router';
import { adminPlace } from '#web/office/desk-menu/admin-groups.ts';
import { useMayOpen } from '#web/core/session/may.tsx';
import { returning, useReturn } from '#web/core/links/return-address.ts';

/** Says above a page's heading where it is: its group, and the list that its entry was opened from. */
export function AdminTrail() {
  const { pathname } = useLocation();
  const place = adminPlace(pathname);
  const list = useReturn(place?.link.to ?? '');
  const mayOpen = useMayOpen();
  const group = place?.group.title;
  return (
    <nav aria-label={t('catalogue.trail')} className="px-4 pt-5 text-caption text-stone lg:px-8">
      <ol className="flex min-h-6 flex-wrap items-center gap-x-2">
        <li>{group ?? t('frames.administration')}</li>
        {place?.isInside && mayOpen(place.link.to) && (
          <li className="flex items-center gap-x-2">
            <span aria-hidden="true">›</span>
            <Link
              to={list}
              {...returning}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
            >
              {place.link.text}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
