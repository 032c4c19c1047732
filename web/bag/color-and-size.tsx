import { t } from '#messages/messages.ts';
import { colorName, langOfColor } from '../product-card/model-colors.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { variantOf } from './bag.ts';
import type { BagItem } from './bag.ts';

type ColorAndSizeProps = {
  readonly item: Pick<BagItem, 'color' | 'shownColor' | 'brandSize' | 'variants'>;
  readonly className?: string;
};

/** The colour and the size of an item: 'Negro · Talle M'. */
export function ColorAndSize({ item, className }: ColorAndSizeProps) {
  const size = variantOf(item)?.shownSize ?? item.brandSize;
  return (
    <p className={joinClasses('text-small text-stone', className)}>
      <span lang={langOfColor(item)}>{colorName(item)}</span> · {t('orders.sizeOf', { size })}
    </p>
  );
}
