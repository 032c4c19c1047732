import type { ReactNode } from 'react';
import type { ProductCard as Card } from '#contract/goods/products.ts';
import { ProductCard } from '#web/core/product-card/product-card.tsx';
import { Heart } from '#web/marketing/wishlist/heart.tsx';

type ProductGridProps = {
  readonly products: readonly Card[];
  /** What stands after the fourth product, with a key. */
  readonly children?: ReactNode;
};

/** The products of a page of the catalogue. */
export function ProductGrid({ products, children }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products
        .map<ReactNode>((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              level="h2"
              sizes="(min-width: 1024px) 25vw, (min-width: 768px) 31vw, 46vw"
              priority={index < 2}
              isFar={index >= 7}
              actions={<Heart product={product} />}
            />
          </li>
        ))
        .toSpliced(4, 0, children)}
    </ul>
  );
}
