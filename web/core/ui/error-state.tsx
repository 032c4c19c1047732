import { t } from '#messages/messages.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  readonly title?: string;
  readonly detail?: string;
  readonly onRetry?: () => void;
};

/** Shown in the place of content that could not be loaded, with a button to retry. */
export function ErrorState({
  title = t('ui.partNotLoaded'),
  detail = t('ui.maybeConnection'),
  onRetry,
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button tone="outline" onClick={onRetry}>
      {t('ui.retry')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={title} action={retry}>
        {detail}
      </EmptyState>
    </div>
  );
}
