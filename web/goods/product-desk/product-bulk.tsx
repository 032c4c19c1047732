import { t } from '#messages/messages.ts';
import { createSearchParams, href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import type { PlainState } from '#contract/goods/desk-product.ts';
import type { Category } from '#contract/goods/products.ts';
import { BulkAction } from '#web/core/desk-list/bulk-action.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { useMay } from '#web/core/session/may.tsx';
import type { ProductRow } from './product-row.ts';
import { SeveralForm } from './several-form.tsx';

const words = backOfficeTexts.productDesk;

const states: readonly {
  readonly state: PlainState;
  readonly label: string;
  readonly words: (count: number) => string;
}[] = [
  {
    state: 'published',
    label: t('product-desk.publish'),
    words: (count) => t('product-desk.publishedCount', { count }),
  },
  { state: 'draft', label: t('product-desk.toDraft'), words: (count) => t('product-desk.draftCount', { count }) },
  {
    state: 'archived',
    label: t('product-desk.archive'),
    words: (count) => t('product-desk.archivedCount', { count }),
  },
];

function labelsOf(chosen: readonly ProductRow[]): string {
  return `${href('/admin/labels')}?${createSearchParams({ product: chosen.map(({ id }) => String(id)) }).toString()}`;
}

type ProductBulkProps = Selection<ProductRow> & { readonly categories: readonly Category[] };

/** Prints labels of the chosen products, and gives them a state, price, offer or category; deletes them last, after a confirmation that names the first of them. */
export function ProductBulk({ categories, ...selection }: ProductBulkProps) {
  const { chosen } = selection;
  const named = chosen.slice(0, 3).map(({ name }) => name);
  const more = chosen.length - named.length;
  const mayWrite = useMay()('goods.write');
  function formOf() {
    const form = new FormData();
    for (const { id, name } of chosen) form.append('product', `${id} ${name}`);
    return form;
  }
  const request = { action: href('/admin/allproducts'), check: t('product-desk.checkList'), selection };
  return (
    <>
      <LinkButton to={labelsOf(chosen)} tone="outline" size="small" className="min-h-11">
        {t('label-desk.labels')}
      </LinkButton>
      {mayWrite && (
        <>
          {states.map(({ state, label, words: done }) => (
            <BulkAction
              key={state}
              {...request}
              label={label}
              form={() => {
                const form = formOf();
                form.set('state', state);
                return form;
              }}
              what={t('product-desk.severalNotChanged')}
              words={done}
            />
          ))}
          <SeveralForm selection={selection} categories={categories} />
          <BulkAction
            {...request}
            label={t('product-desk.delete')}
            tone="danger"
            question={{
              title: t('product-desk.confirmDelete', { count: chosen.length }),
              text: `${t('product-desk.namedAndMore', { names: named.join(', '), more })} ${words.irreversible}`,
              confirm: t('product-desk.delete'),
            }}
            form={formOf}
            what={t('product-desk.severalNotDeleted')}
            words={(count) => `${words.confirmed} ${t('product-desk.deletedCount', { count })}`}
          />
        </>
      )}
    </>
  );
}
