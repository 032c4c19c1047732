import { t } from '#messages/messages.ts';
import { href, useNavigate } from 'react-router';
import type { Category } from '#contract/goods/products.ts';
import type { DeskSizeTable } from '#contract/goods/sizes/size-tables.ts';
import { withUnit } from '#contract/goods/sizes/length.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { SheetFields } from './sheet-fields.tsx';
import { sizeTableForm, type BegunTable } from './size-table-values.ts';

type SizeTableFormProps = {
  /** The table to change; null creates one. */
  readonly table: DeskSizeTable | null;
  readonly begun: BegunTable | null;
  readonly categories: readonly Category[];
};

/** The form of a size table: for what it is, and its measures. */
export function SizeTableForm({ table, begun, categories }: SizeTableFormProps) {
  const navigate = useNavigate();
  const of = sizeTableForm(categories, begun);
  const saved = useSavedForm({
    name: 'size-table',
    what: t('size-tables.notSaved'),
    check: t('size-tables.checkList'),
    onSaved: () => void navigate(href('/admin/size-tables')),
    present: table,
    of,
  });
  return (
    <SavedForm of={saved} words={of.fields} className="grid max-w-5xl grid-cols-1 gap-4">
      <FormBlock title={t('size-tables.table')} isWide>
        <FormFields of={of} form={saved.form} names={['name', 'brand', 'categoryId']} />
        <p className="text-small text-stone sm:col-span-2">{t('size-tables.whichWins')}</p>
        {table?.isLost && saved.form.values.categoryId === '' && (
          <p role="status" className="text-small text-danger sm:col-span-2">
            {t('size-tables.lostCategory')}
          </p>
        )}
      </FormBlock>
      <FormBlock title={withUnit(t('size-tables.measures'))}>
        <SheetFields form={saved.form} />
      </FormBlock>
      <BackBar of={saved} to={href('/admin/size-tables')} />
    </SavedForm>
  );
}
