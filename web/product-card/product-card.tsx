import { useState } from 'react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { ProductCard as Product } from '#contract/catalogue.ts';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { availabilityWords } from './availability.ts';

type ProductCardProps = {
  readonly product: Product;
  /** How wide the card is drawn, in the words of the sizes attribute. */
  readonly sizes: string;
  /** It is among the first things seen. */
  readonly priority?: boolean;
  /** Buttons on the picture's corner; the rest of the card is one link. */
  readonly actions?: ReactNode;
};

/** A product in a list. Its picture's place is reserved, 4 to 5; the second picture comes when a pointer asks for it. */
export function ProductCard({ product, sizes, priority = false, actions }: ProductCardProps) {
  const [isPointed, setPointed] = useState(false);
  const [front, second] = product.pictures;
  const words = availabilityWords(product);
  return (
    <article
      className="group relative grid min-w-0 content-start gap-3"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
    >
      <div className="relative aspect-4/5 overflow-hidden bg-sand">
        {front && <Picture picture={front} sizes={sizes} priority={priority} alt="" />}
        {second && isPointed && (
          <div className="absolute inset-0 opacity-0 transition-opacity duration-250 group-hover:opacity-100">
            <Picture picture={second} sizes={sizes} priority alt="" />
          </div>
        )}
        {words && <p className="absolute bottom-0 left-0 bg-paper px-2.5 py-1 text-caption">{words}</p>}
      </div>
      <div className="grid gap-0.5 text-small">
        <p className="text-caption text-stone">{product.brandName}</p>
        <p>
          <Link
            to={href('/detail/:id', { id: String(product.id) })}
            prefetch="intent"
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {product.name}
          </Link>
        </p>
        <Price current={product.currentPrice} previous={product.isOffertPrice ? product.previousPrice : null} />
      </div>
      {actions && <div className="absolute top-1 right-1 z-10">{actions}</div>}
    </article>
  );
}
