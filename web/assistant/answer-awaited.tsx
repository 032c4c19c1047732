import { RequestNotice } from '../requests/request-notice.tsx';
import type { Waiting } from './use-conversation.ts';

type AnswerAwaitedProps = { readonly waiting: Waiting | undefined; readonly onRetry: () => void };

/** That an answer is on its way, or that it did not come and can be asked for again. */
export function AnswerAwaited({ waiting, onRetry }: AnswerAwaitedProps) {
  return (
    <>
      <p role="status" className="text-small text-stone empty:hidden">
        {waiting && !waiting.lost && <span className="animate-breathe">Escribiendo…</span>}
      </p>
      {waiting?.lost && (
        <RequestNotice
          what={`No pudimos traer la respuesta.${waiting.asked === null ? '' : ' Su pregunta sigue acá.'}`}
          failure={waiting.lost}
          onRetry={onRetry}
        />
      )}
    </>
  );
}
