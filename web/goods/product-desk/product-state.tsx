import { t } from '#messages/messages.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { fewUnits } from '#contract/goods/sizes/few-units.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import type { ProductRules, ProductValues } from './product-values.ts';

type ProductStateProps = { readonly values: ProductValues; readonly rules: ProductRules };

/** Says what visitors of the shop find, by what is typed in the form. */
export function ProductState({ values, rules }: ProductStateProps) {
  const { title, detail } = stateOf(values, rules);
  return (
    <FormBlock title={t('product-desk.state')}>
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
  const held = t('product-desk.held', { count: sum, units: formatCount(sum), sizes: stocked, few });
  if (rules === 'new') {
    const detail = t('product-desk.publishedWhenCreated');
    const lack = sum === 0 && variants.length > 0 ? ` ${t('product-desk.soldOutDetail')}` : '';
    return { title: t('product-desk.notCreatedYet'), detail: `${detail}${lack}` };
  }
  if (sum === 0) return { title: t('product-desk.soldOut'), detail: t('product-desk.soldOutDetail') };
  return { title: t('product-desk.onSale'), detail: held };
}
