import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { DeliveryMethod, DeliveryZone } from '#contract/delivery/delivery.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { methodWords } from './method-values.ts';

type MethodRowProps = {
  readonly method: DeliveryMethod;
  /** Undefined for the whole country. */
  readonly zone: DeliveryZone | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

const up = 'M12 19V5M6 11l6-6 6 6';
const down = 'M12 5v14M6 13l6 6 6-6';

/** A delivery method, with links and buttons to change, move and delete it. */
export function MethodRow({ method, zone, isFirst, isLast }: MethodRowProps) {
  const { id, title, kind, freeFrom, pickup, isActive } = method;
  const { data, submit } = useRequest<ActionOutcome>({
    what: t('delivery-desk.notChanged', { title }),
    told: 'message',
  });
  const question = useQuestion();
  useToast(data);
  const send = (intent: string) => void submit({ intent, id }, { method: 'post', action: href('/admin/delivery') });
  const place = zone?.name ?? t('delivery-desk.wholeCountry');
  return (
    <li className="flex flex-wrap items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <Link
        to={href('/admin/delivery/methods/:id', { id: String(id) })}
        className="grid min-w-0 flex-1 basis-60 gap-0.5 p-4 text-small"
      >
        <span className="flex flex-wrap items-baseline gap-x-3 text-body font-medium wrap-anywhere">
          {title}
          <span className={isActive ? 'text-small text-ok' : 'text-small text-stone'}>
            {isActive ? t('delivery-desk.active') : t('delivery-desk.inactive')}
          </span>
        </span>
        <span className="text-stone">
          {kind === 'pickup' ? t('delivery-desk.pickup') : t('delivery-desk.home')} · {place}
        </span>
        <span className="text-stone">
          {methodWords(method)}
          {freeFrom && ` · ${t('delivery-desk.freeFromAmount', { amount: formatPrice(freeFrom) })}`}
        </span>
        {pickup && (
          <span className="wrap-anywhere text-stone">
            {pickup.address} · {pickup.hours}
          </span>
        )}
      </Link>
      <div className="flex">
        <IconButton
          label={t('delivery-desk.moveUp', { title })}
          icon={up}
          disabled={isFirst}
          onClick={() => send('up')}
        />
        <IconButton
          label={t('delivery-desk.moveDown', { title })}
          icon={down}
          disabled={isLast}
          onClick={() => send('down')}
        />
        <IconButton label={t('delivery-desk.remove', { name: title })} icon="trash" onClick={question.ask} />
      </div>
      <ConfirmDialog
        {...question.props(() => send('remove-method'))}
        title={t('delivery-desk.removeQuestion', { title })}
        confirm={t('delivery-desk.removeButton')}
      >
        {t('delivery-desk.removeHint')}
      </ConfirmDialog>
    </li>
  );
}
