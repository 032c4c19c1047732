import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { formatCount } from '#contract/core/money/price-words.ts';
import { fewUnits } from '#contract/goods/stock/few-units.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { stateNames } from './product-words.ts';
import type { ProductRules, ProductValues } from './product-values.ts';

type ProductStateProps = {
  readonly values: ProductValues;
  readonly rules: ProductRules;
  /** The fields by which it is chosen. */
  readonly children?: ReactNode;
};

/** Says what visitors of the shop find, by what is typed in the form. */
export function ProductState({ values, rules, children }: ProductStateProps) {
  const { title, detail } = stateOf(values, rules);
  return (
    <FormBlock title={t('product-desk.state')}>
      <p className="text-small">
        <span className="font-medium">{title}</span>
        <span className="mt-1 block text-stone">{detail}</span>
      </p>
      {children}
    </FormBlock>
  );
}

/** Why visitors do not find a product. */
const hidden = {
  draft: t('product-desk.draftDetail'),
  scheduled: t('product-desk.scheduledDetail'),
  archived: t('product-desk.archivedDetail'),
} as const;

function stateOf({ variants, state }: ProductValues, rules: ProductRules) {
  const units = variants.map(({ isInStock, stock }) => (isInStock ? Number(stock) || 0 : 0));
  const sum = units.reduce((total, count) => total + count, 0);
  const stocked = units.filter((count) => count > 0).length;
  const few = units.filter((count) => count > 0 && count <= fewUnits).length;
  const held = t('product-desk.held', { count: sum, units: formatCount(sum), sizes: stocked, few });
  if (rules === 'new') {
    const detail = state === 'published' ? t('product-desk.publishedWhenCreated') : hidden[state];
    const lack = sum === 0 && variants.length > 0 ? ` ${t('product-desk.soldOutDetail')}` : '';
    return { title: t('product-desk.notCreatedYet'), detail: `${detail}${lack}` };
  }
  if (state !== 'published') return { title: stateNames[state], detail: hidden[state] };
  if (sum === 0) return { title: t('product-desk.soldOut'), detail: t('product-desk.soldOutDetail') };
  return { title: t('product-desk.onSale'), detail: held };
}
