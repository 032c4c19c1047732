import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskDepartment } from '#contract/goods/garment/departments.ts';
import { isSpecifiedDepartment } from '#contract/core/shop/present-departments.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { cataloguePath } from '#web/core/links/catalogue-path.ts';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useQuestion } from '#web/core/ui/use-question.ts';

type DepartmentRowProps = {
  readonly department: DeskDepartment;
  /** The order with this one a place earlier, or later; undefined at the ends. */
  readonly earlier: readonly string[] | undefined;
  readonly later: readonly string[] | undefined;
  readonly onEdit: () => void;
};

const upPath = 'M5 14.5 12 8l7 6.5';

/** A department: a click opens its form, buttons move, hide and delete it. Hiding asks nothing: the same button takes it back. */
export function DepartmentRow({ department, earlier, later, onEdit }: DepartmentRowProps) {
  const { id, name, isHidden, products, categories, version } = department;
  const { data, submit } = useRequest<ActionOutcome>({ what: t('departments.notSaved'), told: 'message' });
  const question = useQuestion();
  useToast(data && data.message !== '' ? data : undefined);
  const send = (given: Readonly<Record<string, string>>) =>
    void submit({ id, ...given }, { method: 'post', action: href('/admin/departments') });
  const order = (ids: readonly string[]) => send({ intent: 'order', ids: JSON.stringify(ids) });
  return (
    <li className="flex flex-wrap items-center rounded-soft border border-line bg-sheet pr-3 hover:border-ink">
      <button type="button" onClick={onEdit} className="grid min-w-0 flex-1 gap-0.5 p-4 text-left text-small">
        <span className="text-body font-medium wrap-anywhere">
          {name} {isHidden && <span className="text-small text-stone">({t('departments.hidden')})</span>}
        </span>
        <span className="wrap-anywhere text-stone">{cataloguePath(id)}</span>
        <span className="text-stone">{t('departments.counts', { products, categories })}</span>
      </button>
      {earlier && <IconButton label={t('departments.up', { name })} icon={upPath} onClick={() => order(earlier)} />}
      {later && <IconButton label={t('departments.down', { name })} icon="down" onClick={() => order(later)} />}
      <Button
        size="small"
        tone="outline"
        aria-label={isHidden ? t('departments.showNamed', { name }) : t('departments.hideNamed', { name })}
        onClick={() => send({ intent: 'hide', isHidden: String(!isHidden), version: String(version) })}
      >
        {isHidden ? t('departments.show') : t('departments.hide')}
      </Button>
      {!isSpecifiedDepartment(id) && products + categories === 0 && (
        <IconButton label={t('departments.deleteNamed', { name })} icon="trash" onClick={question.ask} />
      )}
      <ConfirmDialog
        {...question.props(() => send({ intent: 'remove' }))}
        title={t('departments.confirmDelete', { name })}
        confirm={t('departments.delete')}
      >
        {t('departments.confirmDeleteText')}
      </ConfirmDialog>
    </li>
  );
}
