import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { useEffect, useState } from 'react';
import type { Category } from '#contract/goods/products.ts';
import type { DeskSizeTable } from '#contract/goods/sizes/size-tables.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { categoryWords } from './size-table-values.ts';

type SizeTableRowProps = {
  readonly table: DeskSizeTable;
  /** The category that it is for. */
  readonly category: Category | undefined;
};

/** A size table, with links to change and to copy it, and a button to delete it. */
export function SizeTableRow({ table: { id, name, brand, isLost, rows }, category }: SizeTableRowProps) {
  const { data, submit } = useRequest<ActionOutcome>({ what: t('size-tables.notRemoved', { name }), told: 'message' });
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  const of = [brand, category && categoryWords(category)].filter(Boolean).join(' · ') || t('size-tables.allGoods');
  return (
    <li className="flex items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <Link
        to={href('/admin/size-tables/:id', { id: String(id) })}
        className="grid min-w-0 flex-1 gap-0.5 p-4 text-small"
      >
        <span className="text-body font-medium wrap-anywhere">{name}</span>
        {isLost ? (
          <span className="text-danger">{t('size-tables.lostCategory')}</span>
        ) : (
          <span className="wrap-anywhere text-stone">{of}</span>
        )}
        <span className="wrap-anywhere text-stone">{rows.map(({ size }) => size).join(', ')}</span>
      </Link>
      <LinkButton
        to={`${href('/admin/size-tables/:id', { id: 'new' })}?from=${id}`}
        tone="quiet"
        size="small"
        aria-label={t('size-tables.copyNamed', { name })}
      >
        {t('size-tables.copy')}
      </LinkButton>
      <IconButton label={t('size-tables.removeNamed', { name })} icon="trash" onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={t('size-tables.removeQuestion', { name })}
        confirm={t('size-tables.remove')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit({ id }, { method: 'post', action: href('/admin/size-tables') });
        }}
      />
    </li>
  );
}
