import { t } from '#messages/messages.ts';
import { Button } from '../ui/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { failureWords } from './failure-words.ts';
import type { FailureKind } from './request-failure.ts';

type RequestNoticeProps = {
  /** The message, as a sentence: 'No se guardaron los cambios.' */
  readonly what: string;
  readonly failure: { readonly kind: FailureKind; readonly detail?: string | undefined; readonly isDoubtful?: boolean };
  /** Where to check before sending it again, if it may have arrived: 'compruebe en sus compras'. */
  readonly check?: string | undefined;
  readonly busy?: boolean;
  readonly onRetry: () => void;
  readonly className?: string;
};

/** Shows beside a form or a part of the page that its request failed, with a button to retry. */
export function RequestNotice({ what, failure, check, busy = false, onRetry, className }: RequestNoticeProps) {
  return (
    <div
      ref={showWhole}
      role="alert"
      className={joinClasses(
        'scroll-mb-24 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-soft border border-danger px-4 py-3 text-small',
        className,
      )}
    >
      <p className="min-w-48 flex-1 text-danger">{failureWords(what, failure, check)}</p>
      <Button tone="outline" size="small" busy={busy} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}

/** On phones, the end of a form may be behind the bottom bar or outside of the window. */
function showWhole(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}
