import type { Order } from '#contract/sales/orders/orders.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { Picture } from '#web/core/ui/picture.tsx';

type ThumbnailProps = {
  readonly line: Order['orderDetails'][number];
  /** The class names of its width. */
  readonly className: string;
  /** Its width on the screen, in px. */
  readonly width: number;
  /** The alternative text; empty if the product's name is beside it. */
  readonly alt?: string;
};

/** The picture of an ordered product; an empty sheet if it is no longer in the catalogue. */
export function OrderThumbnail({ line: { picture }, className, width, alt = '' }: ThumbnailProps) {
  return (
    <span className={joinClasses('block aspect-4/5 flex-none overflow-hidden bg-sand', className)}>
      {picture && <Picture picture={picture} sizes={`${width}px`} alt={alt} />}
    </span>
  );
}
