import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Attribute } from '#contract/goods/attributes/attributes.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { kindNames } from './attribute-values.ts';

type AttributeRowProps = {
  readonly attribute: Attribute;
  /** The order with this one a place earlier; undefined for the first one. */
  readonly earlier: readonly number[] | undefined;
  readonly onEdit: () => void;
};

const upPath = 'M5 14.5 12 8l7 6.5';

/** An attribute: a click opens its form, buttons move it up and delete it, which says what it costs. */
export function AttributeRow({ attribute, earlier, onEdit }: AttributeRowProps) {
  const { id, name, kind, unit, values, products } = attribute;
  const removal = useRequest<ActionOutcome>({ what: t('attributes.notRemoved', { name }), told: 'message' });
  const move = useRequest<ActionOutcome>({ what: t('attributes.notMoved', { name }), told: 'message' });
  const question = useQuestion();
  useToast(removal.data);
  useToast(move.data?.isDone === false ? move.data : undefined);
  const post = { method: 'post', action: href('/admin/attributes') } as const;
  const words = kind === 'list' ? values.map(({ word }) => word).join(', ') : `${kindNames[kind]} ${unit}`.trim();
  return (
    <li className="flex items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <button type="button" onClick={onEdit} className="grid min-w-0 flex-1 gap-0.5 p-4 text-left text-small">
        <span className="text-body font-medium wrap-anywhere">{name}</span>
        <span className="wrap-anywhere text-stone">{words}</span>
        <span className="text-stone">{t('attributes.inProducts', { count: products })}</span>
      </button>
      {earlier && (
        <IconButton
          label={t('attributes.up', { name })}
          icon={upPath}
          onClick={() => void move.submit({ intent: 'order', ids: JSON.stringify(earlier) }, post)}
        />
      )}
      <IconButton label={t('attributes.removeNamed', { name })} icon="trash" onClick={question.ask} />
      <ConfirmDialog
        {...question.props(() => void removal.submit({ intent: 'remove', id }, post))}
        title={t('attributes.confirmRemove', { name })}
        confirm={t('attributes.remove')}
      >
        {t('attributes.removeCost', { count: products })}
      </ConfirmDialog>
    </li>
  );
}
