import { t } from '#messages/messages.ts';
import { RequestNotice } from '#web/core/requests/request-notice.tsx';
import type { Waiting } from './use-conversation.ts';

type AnswerAwaitedProps = { readonly waiting: Waiting | undefined; readonly onRetry: () => void };

/** Shows that an answer is loading, or that it failed, with a button to retry. */
export function AnswerAwaited({ waiting, onRetry }: AnswerAwaitedProps) {
  return (
    <>
      <p role="status" className="text-small text-stone empty:hidden">
        {waiting && !waiting.lost && <span className="animate-breathe">{t('assistant.typing')}</span>}
      </p>
      {waiting?.lost && (
        <RequestNotice
          what={waiting.asked === null ? t('assistant.lost') : t('assistant.lostWithQuestion')}
          failure={waiting.lost}
          onRetry={onRetry}
        />
      )}
    </>
  );
}
