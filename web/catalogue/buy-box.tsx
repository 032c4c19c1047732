import { useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { Product } from '#contract/catalogue.ts';
import { shippingCost } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';
import { texts } from '#contract/texts.ts';
import { bagItemOf } from '../bag/bag-item.ts';
import { addToBag } from '../bag/bag-store.ts';
import { reviewCount, reviewsAddress } from '../reviews/review-words.ts';
import { Button } from '../ui/button.tsx';
import { holdsOnce, isRepeatedClick } from '../ui/gesture.ts';
import { Price } from '../ui/price.tsx';
import { Stars } from '../ui/stars.tsx';
import { toast } from '../ui/toast.ts';
import { useLatePart } from '../ui/use-late-part.ts';
import { Heart } from '../wishlist/heart.tsx';
import { AddBar } from './add-bar.tsx';
import type { SizeGuideProps } from './size-guide.tsx';
import { SizePicker } from './size-picker.tsx';
import { sizeTableOf } from './size-tables.ts';

type BuyBoxProps = {
  readonly product: Product;
  readonly rating: { readonly average: number | null; readonly total: number };
};

const loadGuide = async () => (await import('./size-guide.tsx')).SizeGuide;

/** Name, price, size and the button that puts the product into the bag. */
export function BuyBox({ product, rating }: BuyBoxProps) {
  const [size, setSize] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isMeasuring, setMeasuring] = useState(false);
  const { Part: Guide, bring } = useLatePart<SizeGuideProps>(loadGuide);
  const select = useRef<HTMLSelectElement>(null);
  const formId = useId();
  const mainButton = useRef<HTMLDivElement>(null);
  const table = sizeTableOf(product.variants.map(({ brandSize }) => brandSize));
  const price = {
    current: product.currentPrice,
    previous: product.isOffertPrice ? product.previousPrice : null,
  };

  function choose(next: string) {
    setSize(next);
    setIsMissing(false);
  }

  function add(event: MouseEvent) {
    event.preventDefault();
    if (isRepeatedClick(event)) return;
    if (size === '') {
      setIsMissing(true);
      toast(texts.detail.sizeMissing, { tone: 'error' });
      select.current?.focus();
      return;
    }
    const isAdded = addToBag(bagItemOf(product, size));
    if (isAdded) toast('Agregado al carrito', { link: { to: '/bag', text: 'Ver carrito' } });
  }

  return (
    <section aria-labelledby="product-name" className="grid gap-6">
      <div className="grid gap-2">
        <p className="label text-stone">{product.brandName}</p>
        <h1 id="product-name" className="font-display text-heading text-balance wrap-anywhere">
          {product.name}
        </h1>
        {rating.average !== null && (
          <a
            href={reviewsAddress(product.id, 'reviews')}
            className="inline-flex min-h-6 items-center gap-2 text-small text-stone underline-offset-4 hover:underline"
          >
            <Stars value={rating.average} />
            {reviewCount(rating.total)}
          </a>
        )}
        <Price className="text-title" {...price} />
      </div>
      <div className="grid gap-2">
        {/* Without scripts the size goes to the bag's page, which puts it in. */}
        <form id={formId} method="post" action="/bag">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="id" value={product.id} />
        </form>
        <SizePicker
          ref={select}
          form={formId}
          variants={product.variants}
          value={size}
          onChange={choose}
          error={isMissing ? texts.detail.sizeMissing : undefined}
        />
        {table && (
          <Button
            tone="quiet"
            size="small"
            className="justify-self-start px-0! noscript:hidden"
            aria-haspopup="dialog"
            onClick={() => void bring().then(setMeasuring)}
          >
            Guía de talles
          </Button>
        )}
      </div>
      <div ref={mainButton} className="flex items-center gap-2">
        <Button wide type="submit" form={formId} onClick={add} onKeyDown={holdsOnce} disabled={!product.isInStock}>
          {product.isInStock ? 'Agregar al carrito' : 'Agotado'}
        </Button>
        <Heart product={product} />
      </div>
      <p className="text-small text-stone">Envío a todo el país por {formatPrice(shippingCost)}. Compra protegida.</p>
      {product.isInStock && (
        <AddBar of={mainButton}>
          <span className="grid min-w-0 flex-1 text-small">
            <span className="truncate">{product.name}</span>
            <Price {...price} />
          </span>
          <Button size="small" onClick={add} onKeyDown={holdsOnce}>
            Agregar
          </Button>
        </AddBar>
      )}
      {Guide && table && (
        <Guide
          open={isMeasuring}
          table={table}
          size={size}
          fit={product.info.sizeAndFit}
          onClose={() => setMeasuring(false)}
        />
      )}
    </section>
  );
}
