import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  readonly title?: string;
  readonly detail?: string;
  readonly onRetry?: () => void;
};

/** Shown in the place of content that could not be loaded, with a button to retry. */
export function ErrorState({
  title = 'No pudimos cargar esta parte',
  detail = 'Puede ser un problema pasajero de la conexión.',
  onRetry,
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button tone="outline" onClick={onRetry}>
      Reintentar
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
