import { Button } from '../ui/button.tsx';
import type { Waiting } from './use-conversation.ts';

type AnswerAwaitedProps = { readonly waiting: Waiting | undefined; readonly onRetry: () => void };

/** That an answer is on its way, or that it did not come and can be asked for again. */
export function AnswerAwaited({ waiting, onRetry }: AnswerAwaitedProps) {
  return (
    <>
      <p role="status" className="text-small text-stone empty:hidden">
        {waiting && !waiting.isLost && <span className="animate-breathe">Escribiendo…</span>}
      </p>
      {waiting?.isLost && (
        <div role="alert" className="grid justify-items-start gap-3 border-l-2 border-danger pl-4 text-small">
          <p>
            No pudimos traer la respuesta. Puede ser un problema pasajero de la conexión.
            {waiting.asked !== null && ' Su pregunta sigue acá.'}
          </p>
          <Button tone="outline" size="small" onClick={onRetry}>
            Reintentar
          </Button>
        </div>
      )}
    </>
  );
}
