import { t } from '#messages/messages.ts';
import { useEffect, useId, useRef } from 'react';
import { texts } from '#contract/core/texts.ts';
import { usePageKey } from '#web/core/requests/page-key.ts';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { Toaster } from '#web/core/ui/toaster.tsx';
import { Alternatives } from './alternatives.tsx';
import { AnswerAwaited } from './answer-awaited.tsx';
import { AskForm } from './ask-form.tsx';
import { Turns } from './turns.tsx';
import { useConversation } from './use-conversation.ts';
import { usePanelDialog } from './use-panel-dialog.ts';
import { useReadingPlace } from './use-reading-place.ts';

export type AssistantPanelProps = { readonly open: boolean; readonly onClose: () => void };

/**
 * The conversation with the assistant: a sheet over the page on phones, elsewhere a panel over its lower right corner, which
 * moves nothing of it. From 1280 px on the page can be used meanwhile.
 */
export function AssistantPanel({ open, onClose }: AssistantPanelProps) {
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const dialog = usePanelDialog(open, onClose);
  const { turns, waiting, ask, stepBack } = useConversation(open);
  const { scroller, wantFocus } = useReadingPlace(open, turns, waiting);
  const isModal = () => dialog.ref.current?.matches(':modal') === true;
  const key = usePageKey();
  const last = turns.at(-1);

  // A sheet closes when the visitor goes to another page; a panel beside which one goes on stays open.
  const shownOn = useRef(key);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    if (dialog.ref.current?.matches(':modal')) dialog.ref.current.close();
  }, [key, dialog.ref]);

  // The title gets the focus: focusing the field would open a phone's keyboard before anything was read.
  useEffect(() => {
    if (open && dialog.ref.current?.matches(':modal') === false) field.current?.focus();
  }, [open, dialog.ref]);

  function goOn(asked: string | null) {
    wantFocus();
    ask(asked);
  }

  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className="slide-up fixed inset-x-0 top-auto bottom-0 z-40 m-0 h-[85dvh] w-full max-w-none flex-col overflow-hidden bg-paper open:flex md:inset-x-auto md:right-3 md:bottom-18 md:h-[min(38rem,calc(100dvh-9rem))] md:w-96 md:rounded-soft md:border md:border-line md:shadow-lift"
    >
      <div className="flex flex-none items-center border-b border-line py-2 pr-2 pl-5">
        <h2 id={titleId} tabIndex={-1} className="mr-auto font-display text-title">
          {texts.assistant.title}
        </h2>
        <IconButton
          label={t('assistant.backToPrevious')}
          icon="left"
          aria-disabled={turns.length < 2 && !waiting?.lost}
          onClick={stepBack}
          className="aria-disabled:text-edge"
        />
        <IconButton label={t('assistant.startAgain')} icon="returns" onClick={() => goOn(null)} />
        <IconButton label={t('assistant.close')} icon="close" onClick={() => dialog.ref.current?.close()} />
      </div>
      <div
        ref={scroller}
        tabIndex={-1}
        className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain p-5 outline-none"
      >
        <Turns turns={turns} waiting={waiting} onLeave={() => isModal() && dialog.ref.current?.close()} />
        <AnswerAwaited waiting={waiting} onRetry={() => waiting && goOn(waiting.asked)} />
        {!waiting && last && <Alternatives names={last.alternativa} onChoose={goOn} />}
      </div>
      <AskForm ref={field} isBusy={waiting !== undefined && !waiting.lost} onAsk={ask} />
      {open && <Toaster isInside />}
    </dialog>
  );
}
