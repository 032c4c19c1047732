import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import type { Product } from '#contract/goods/products.ts';
import { BulkAction } from '#web/core/desk-list/bulk-action.tsx';
import type { Selection } from '#web/core/desk-list/use-selection.ts';

const words = backOfficeTexts.productDesk;

/** Deletes the chosen products, after a confirmation that names the first of them. */
export function ProductBulk(selection: Selection<Product>) {
  const { chosen } = selection;
  const named = chosen.slice(0, 3).map(({ name }) => name);
  const more = chosen.length - named.length;
  return (
    <BulkAction
      label={t('product-desk.delete')}
      tone="danger"
      question={{
        title: t('product-desk.confirmDelete', { count: chosen.length }),
        text: `${t('product-desk.namedAndMore', { names: named.join(', '), more })} ${words.irreversible}`,
        confirm: t('product-desk.delete'),
      }}
      form={() => {
        const form = new FormData();
        for (const { id, name } of chosen) form.append('product', `${id} ${name}`);
        return form;
      }}
      action={href('/admin/allproducts')}
      what={t('product-desk.severalNotDeleted')}
      check={t('product-desk.checkList')}
      words={(count) => `${words.confirmed} ${t('product-desk.deletedCount', { count })}`}
      selection={selection}
    />
  );
}
