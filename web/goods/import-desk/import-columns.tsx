import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Attribute } from '#contract/goods/attributes/attributes.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { Options } from '#web/core/ui/options-field.tsx';

type ImportColumnsProps = {
  readonly columns: ProductImport['columns'];
  readonly attributes: readonly Pick<Attribute, 'id' | 'name'>[];
};

/** Lets the owner keep columns that nothing is known about as attributes of products. */
export function ImportColumns({ columns, attributes }: ImportColumnsProps) {
  const [uses, setUses] = useState(() => columns.map(({ use }) => String(use)));
  const { data, submit, isBusy } = useRequest<ActionOutcome>({ what: t('import-desk.notDone'), told: 'message' });
  useToast(data?.isDone === false ? data : undefined);
  const chosen = columns.map(({ heading }, at) => ({ heading, use: uses[at] ?? 'ignored' }));
  const isChanged = columns.some(({ use }, at) => String(use) !== uses[at]);
  useUnsaved(isChanged && !isBusy);
  return (
    <details>
      <summary className="min-h-11 py-2.5 text-small">{t('import-desk.columns', { count: columns.length })}</summary>
      <div className="mt-2 grid max-w-xl gap-4">
        <p className="text-small text-stone">{t('import-desk.columnsHint')}</p>
        {columns.map(({ heading }, at) => (
          <SelectField
            key={heading}
            label={heading}
            value={uses[at]}
            onChange={(event) => setUses(uses.with(at, event.target.value))}
          >
            <option value="ignored">{t('import-desk.ignoreColumn')}</option>
            <option value="new">{t('import-desk.newAttribute')}</option>
            <Options of={attributes.map(({ id, name }) => [id, t('import-desk.asAttribute', { name })])} />
          </SelectField>
        ))}
        <Button
          size="small"
          tone="outline"
          className="min-h-11 justify-self-start"
          busy={isBusy}
          disabled={!isChanged}
          onClick={() => void submit({ what: 'columns', columns: JSON.stringify(chosen) }, { method: 'post' })}
        >
          {t('import-desk.applyColumns')}
        </Button>
      </div>
    </details>
  );
}
