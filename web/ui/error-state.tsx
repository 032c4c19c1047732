import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  readonly title?: string;
  readonly detail?: string;
  readonly onRetry?: () => void;
};

/** Where something should be that could not be brought, with a way to try again. */
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
