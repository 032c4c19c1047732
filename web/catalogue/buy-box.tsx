import { useRef, useState } from 'react';
import type { Product } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { addToBag } from '../bag/bag-store.ts';
import { Button } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { toast } from '../ui/toast.ts';
import { Heart } from '../wishlist/heart.tsx';
import { SizePicker } from './size-picker.tsx';

/** Name, price, size and the button that puts the product into the bag. */
export function BuyBox({ product }: { readonly product: Product }) {
  const [size, setSize] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);

  function choose(next: string) {
    setSize(next);
    setIsMissing(false);
  }

  function add() {
    if (size === '') {
      setIsMissing(true);
      toast(texts.detail.sizeMissing, { tone: 'error' });
      select.current?.focus();
      return;
    }
    const isAdded = addToBag({ ...bagPart(product), brandSize: size });
    if (isAdded) toast('Agregado al carrito', { link: { to: '/bag', text: 'Ver carrito' } });
  }

  return (
    <section aria-labelledby="product-name" className="grid gap-6">
      <div className="grid gap-2">
        <p className="label text-stone">{product.brandName}</p>
        <h1 id="product-name" className="font-display text-heading text-balance">
          {product.name}
        </h1>
        <Price
          className="text-title"
          current={product.currentPrice}
          previous={product.isOffertPrice ? product.previousPrice : null}
        />
      </div>
      <SizePicker
        ref={select}
        variants={product.variants}
        value={size}
        onChange={choose}
        error={isMissing ? texts.detail.sizeMissing : undefined}
      />
      <div className="flex items-center gap-2">
        <Button wide onClick={add} disabled={!product.isInStock}>
          {product.isInStock ? 'Agregar al carrito' : 'Agotado'}
        </Button>
        <Heart product={product} />
      </div>
    </section>
  );
}

function bagPart({ id, name, image, pictures, currentPrice, color, variants }: Product) {
  return {
    id,
    name,
    image,
    picture: pictures[0] ?? null,
    currentPrice,
    color,
    variants: variants.map(({ brandSize, stock }) => ({ brandSize, stock })),
  };
}
