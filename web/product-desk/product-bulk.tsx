import { href } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import type { Product } from '#contract/catalogue.ts';
import { countWords } from '#contract/price-words.ts';
import { BulkAction } from '../desk-list/bulk-action.tsx';
import type { Selection } from '../desk-list/use-selection.ts';

const words = backOfficeTexts.productDesk;

/** Deletes the chosen products, after a confirmation that names the first of them. */
export function ProductBulk(selection: Selection<Product>) {
  const { chosen } = selection;
  const named = chosen.slice(0, 3).map(({ name }) => name);
  const more = chosen.length - named.length;
  return (
    <BulkAction
      label="Eliminar"
      tone="danger"
      question={{
        title: `¿Seguro desea eliminar ${countWords(chosen.length, 'producto', 'productos')}?`,
        text: `${named.join(', ')}${more > 0 ? ` y ${more} más` : ''}. ${words.irreversible}`,
        confirm: 'Eliminar',
      }}
      form={() => {
        const form = new FormData();
        for (const { id, name } of chosen) form.append('product', `${id} ${name}`);
        return form;
      }}
      action={href('/admin/allproducts')}
      what="No se eliminaron los productos."
      check="compruebe en la lista de productos"
      words={(done) => `${words.confirmed} ${countWords(done, 'producto eliminado', 'productos eliminados')}.`}
      selection={selection}
    />
  );
}
