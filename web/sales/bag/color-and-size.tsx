import { t } from '#messages/messages.ts';
import { colorName, langOfColor } from '#web/core/product-card/model-colors.ts';
import { variantOf, type BagItem, type ItemKey } from './bag.ts';

type ColorAndSizeProps = { readonly item: Pick<BagItem, keyof ItemKey | 'color' | 'shownColor' | 'variants'> };

/** The colour and the size of an item: 'Negro · Talle M'. */
export function ColorAndSize({ item }: ColorAndSizeProps) {
  const size = variantOf(item)?.shownSize ?? item.brandSize;
  return (
    <p className="mt-1 text-small text-stone">
      <span lang={langOfColor(item)}>{colorName(item)}</span> · {t('orders.sizeOf', { size })}
    </p>
  );
}
