import { t } from '#messages/messages.ts';
import { useLocation } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown in the place of a list that could not be loaded. A retry asks for the same filters, also without scripts. */
export function ListFailed() {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState
        title={t('desk-list.loadFailed')}
        action={
          <LinkButton to={`${pathname}${search}`} replace preventScrollReset tone="outline">
            {t('desk-list.tryAgain')}
          </LinkButton>
        }
      >
        {t('desk-list.loadFailedHint')}
      </EmptyState>
    </div>
  );
}
