import { countWords } from '#contract/price-words.ts';
import { fewUnits } from '#contract/few-units.ts';
import { FormBlock } from '../forms/form-block.tsx';
import type { ProductRules, ProductValues } from './product-values.ts';

type ProductStateProps = { readonly values: ProductValues; readonly rules: ProductRules };

/** Says what visitors of the shop find, by what is typed in the form. */
export function ProductState({ values, rules }: ProductStateProps) {
  const { title, detail } = stateOf(values, rules);
  return (
    <FormBlock title="Estado">
      <p className="text-small">
        <span className="font-medium">{title}</span>
        <span className="mt-1 block text-stone">{detail}</span>
      </p>
    </FormBlock>
  );
}

function stateOf({ variants }: ProductValues, rules: ProductRules) {
  const units = variants.map(({ isInStock, stock }) => (isInStock ? Number(stock) || 0 : 0));
  const sum = units.reduce((total, count) => total + count, 0);
  const stocked = units.filter((count) => count > 0).length;
  const few = units.filter((count) => count > 0 && count <= fewUnits).length;
  const held = `${countWords(sum, 'unidad', 'unidades')} en ${countWords(stocked, 'talle', 'talles')}`;
  const low = few === 0 ? '' : `; ${countWords(few, 'talle queda', 'talles quedan')} con poco stock`;
  if (rules === 'new') return { title: 'Sin crear', detail: 'Se publica en la tienda al crearlo.' };
  if (sum === 0) return { title: 'Agotado', detail: 'Se ve en la tienda, pero no se puede comprar.' };
  return { title: 'En venta', detail: `${held}${low}.` };
}
