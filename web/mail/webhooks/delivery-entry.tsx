import { t } from '#messages/messages.ts';
import type { WebhookDelivery } from '#contract/mail/webhooks.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { Button } from '#web/core/ui/button.tsx';
import { deliveryStateWords, problemWords, topicWords } from './topic-words.ts';

type DeliveryEntryProps = {
  readonly delivery: WebhookDelivery;
  readonly isBusy: boolean;
  /** Undefined while nothing is sent to its receiver. */
  readonly onAgain: (() => void) | undefined;
};

/** A piece of news in the log, with what was sent and answered. */
export function DeliveryEntry({ delivery, isBusy, onAgain }: DeliveryEntryProps) {
  const { topic, state, createdAt, tries, nextTryAt, problem, status, messageId, body, answer } = delivery;
  return (
    <li className="grid gap-2 rounded-soft border border-line bg-sheet p-4 text-small">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <span className="font-medium">{topicWords[topic]}</span>
          <span className="block text-caption text-stone">
            <time dateTime={createdAt}>{momentWords(createdAt)}</time> · {messageId}
          </span>
        </div>
        {onAgain && (state !== 'waiting' || tries > 0) && (
          <Button size="small" tone="outline" busy={isBusy} onClick={onAgain}>
            {t('order-words.sendAgain')}
          </Button>
        )}
      </div>
      <p className={toneOf(delivery)}>
        {deliveryStateWords[state]}
        {problem === '' && status !== null && ` · ${t('webhooks.answeredStatus', { status })}`}
        {problem !== '' && ` · ${problemWords[problem]}${status === null ? '' : ` (${status})`}`}
        {tries > 0 && ` · ${t('webhooks.tries', { tries })}`}
        {nextTryAt !== null && tries > 0 && ` · ${t('webhooks.nextTry', { at: momentWords(nextTryAt) })}`}
      </p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-stone underline underline-offset-4 wide:min-h-8">
          {t('webhooks.details')}
        </summary>
        <pre className="mt-2 overflow-x-auto rounded-soft bg-sand p-3 text-caption whitespace-pre-wrap wrap-anywhere">
          {body}
        </pre>
        {answer !== '' && (
          <>
            <p className="mt-3 text-stone">{t('webhooks.answer')}</p>
            <pre className="mt-1 overflow-x-auto rounded-soft bg-sand p-3 text-caption whitespace-pre-wrap wrap-anywhere">
              {answer}
            </pre>
          </>
        )}
      </details>
    </li>
  );
}

function toneOf({ state, problem }: WebhookDelivery): string {
  if (state === 'failed') return 'text-danger';
  return problem === '' ? 'text-stone' : 'text-warn';
}
