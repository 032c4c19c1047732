import { t } from '#messages/messages.ts';
import { OwnName } from '../links/own-name.tsx';
import { colorName, langOfColor } from '../product-card/model-colors.ts';
import { joinClasses } from '../ui/join-classes.ts';
import type { BagItem } from './bag.ts';

type ColorAndSizeProps = {
  readonly item: Pick<BagItem, 'color' | 'shownColor' | 'brandSize' | 'variants'>;
  readonly className?: string;
};

/** The colour and the size of an item: 'Negro · Talle M'. */
export function ColorAndSize({ item, className }: ColorAndSizeProps) {
  const name = colorName(item);
  const { brandSize, variants } = item;
  const size = variants.find((variant) => variant.brandSize === brandSize)?.shownSize ?? brandSize;
  return (
    <p className={joinClasses('text-small text-stone', className)}>
      <OwnName text={t('bag.colorAndSize', { color: name, size })} name={name} lang={langOfColor(item)} />
    </p>
  );
}
