import { t } from '#messages/messages.ts';
import { bySize } from '#contract/goods/sizes/size-order.ts';

type SizeGroup<Size> = { readonly title: string; readonly sizes: readonly Size[] };

/**
 * Groups the sizes of a filter by kind: letters, numbers, and the rest. Shoes can have odd numbers, trousers have even
 * ones; both have the even numbers in between.
 */
export function sizeGroups<Size extends { readonly value: string }>(sizes: readonly Size[]): SizeGroup<Size>[] {
  const sorted = sizes.toSorted((a, b) => bySize(a.value, b.value));
  const letters = sorted.filter(({ value }) => isLetters(value));
  const numbers = sorted.filter(({ value }) => isNumber(value));
  const others = sorted.filter(({ value }) => !isLetters(value) && !isNumber(value));
  const hasShoes = numbers.some(({ value }) => Number(value) % 2 === 1);
  return [
    { title: t('catalogue.size'), sizes: letters },
    { title: hasShoes ? t('catalogue.sizeTrousersShoes') : t('catalogue.sizeTrousers'), sizes: numbers },
    { title: t('catalogue.otherSizes'), sizes: others },
  ].filter((group) => group.sizes.length > 0);
}

const isLetters = (size: string) => /^(?:X{0,3}[SL]|M)$/.test(size);
const isNumber = (size: string) => /^\d+$/.test(size);
