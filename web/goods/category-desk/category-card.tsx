import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { useState } from 'react';
import type { Category } from '#contract/goods/products.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { nestedTitle } from '#web/core/ui/nested-title.ts';
import { useToast } from '#web/core/ui/use-toast.ts';
import { Options } from '#web/core/ui/options-field.tsx';

type CategoryCardProps = {
  readonly category: Category;
  /** The categories that its products can be moved to. */
  readonly others: readonly Category[];
  readonly onEdit: () => void;
};

/**
 * A category. A click opens its form; the delete button asks for confirmation, and for another category if it has
 * products.
 */
export function CategoryCard({ category: { id, title, genre, parentId }, others, onEdit }: CategoryCardProps) {
  const { data, submit } = useRequest<ActionOutcome>({ what: t('categories.notDeleted', { title }), told: 'message' });
  const [question, ask] = useState<'none' | 'remove' | 'move'>('none');
  const [moveTo, setMoveTo] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [lastData, setLastData] = useState(data);
  if (data !== lastData) {
    setLastData(data);
    if (data?.code === 'category_in_use') ask('move');
  }
  useToast(data && data.code !== 'category_in_use' ? data : undefined);

  function remove(target: string) {
    ask('none');
    void submit({ intent: 'remove', id, moveTo: target }, { method: 'post', action: href('/admin/categories/:id?') });
  }

  return (
    <li className="flex items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <button type="button" onClick={onEdit} className="grid min-w-0 flex-1 gap-0.5 p-4 text-left text-small">
        <span className="text-body font-medium break-words">{nestedTitle({ title, parentId })}</span>
        <span className="text-stone">
          {isSpecified() ? t('categories.idAndGender', { id, gender: departmentName(genre) }) : departmentName(genre)}
        </span>
      </button>
      <IconButton label={t('categories.deleteNamed', { title })} icon="trash" onClick={() => ask('remove')} />
      <ConfirmDialog
        open={question === 'remove'}
        title={t('categories.confirmDelete', { title })}
        confirm={t('categories.delete')}
        onCancel={() => ask('none')}
        onConfirm={() => remove('')}
      >
        {backOfficeTexts.people.irreversible}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'move'}
        title={t('categories.whereTo', { title })}
        confirm={t('categories.moveAndDelete')}
        onCancel={() => ask('none')}
        onConfirm={() => {
          if (moveTo === '') setIsMissing(true);
          else remove(moveTo);
        }}
      >
        <p className="mb-4">{data?.message}</p>
        <SelectField
          label={t('categories.category')}
          value={moveTo}
          error={isMissing && moveTo === '' ? t('categories.choose') : undefined}
          onChange={(event) => setMoveTo(event.target.value)}
        >
          <option value="">{t('categories.select')}</option>
          <Options of={others.map((other) => [other.id, other.title])} />
        </SelectField>
      </ConfirmDialog>
    </li>
  );
}
