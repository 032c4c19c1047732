import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCard as Product } from '#contract/goods/products.ts';
import { freeWords } from '#contract/core/money/instalment-words.ts';
import { cardInstalments } from '#contract/core/money/instalments.ts';
import { LaterPicture } from '../ui/later-picture.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { availabilityWords } from './availability.ts';
import { CardColors } from './card-colors.tsx';
import { productAddress } from '../links/product-address.ts';
import { langOf } from '../links/own-lang.ts';

type ProductCardProps = {
  readonly product: Product;
  /** The `sizes` attribute of the picture: how wide the card is drawn. */
  readonly sizes: string;
  /** The level of the product's name among the headings of the page. */
  readonly level: 'h2' | 'h3';
  /** True if the card is in the first view: its picture is loaded at once. */
  readonly priority?: boolean;
  /** True if the card is far out of the first view: its picture is requested later. */
  readonly isFar?: boolean;
  /** Buttons on the picture's corner; the rest of the card is one link. */
  readonly actions?: ReactNode;
};

/**
 * A product in a list. Its picture's space is reserved, 4:5; the second picture is loaded when a pointer is over the
 * card, and shown when it is there.
 */
export function ProductCard({
  product,
  sizes,
  level: Name,
  priority = false,
  isFar = false,
  actions,
}: ProductCardProps) {
  const [isPointed, setPointed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [front, second] = product.pictures;
  const Front = isFar ? LaterPicture : Picture;
  const words = availabilityWords(product);
  const instalments = cardInstalments(product.currentPrice);
  return (
    <article
      className="group relative grid min-w-0 content-start gap-3"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
    >
      <div className="relative aspect-4/5 overflow-hidden bg-sand">
        {front && <Front picture={front} sizes={sizes} priority={priority} alt="" />}
        {second && isPointed && (
          <div
            data-loaded={isLoaded || undefined}
            onLoad={() => setLoaded(true)}
            className="absolute inset-0 opacity-0 transition-opacity duration-250 group-hover:data-loaded:opacity-100"
          >
            <Picture picture={second} sizes={sizes} priority alt="" />
          </div>
        )}
        {words && <p className="absolute bottom-0 left-0 bg-paper px-2.5 py-1 text-caption">{words}</p>}
      </div>
      <div className="grid gap-0.5 text-small">
        <p className="text-caption text-stone">{product.brandName}</p>
        <Name>
          <Link
            to={productAddress(product.id)}
            prefetch="intent"
            lang={langOf(product, 'name')}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {product.name}
          </Link>
        </Name>
        <Price
          current={product.currentPrice}
          previous={product.isOffertPrice ? product.previousPrice : null}
          notes={[product.reductionNote, product.netPriceBeside]}
        />
        {instalments && <p className="text-caption">{freeWords(instalments)}</p>}
        <CardColors product={product} />
      </div>
      {actions && <div className="absolute top-1 right-1 z-10">{actions}</div>}
    </article>
  );
}
