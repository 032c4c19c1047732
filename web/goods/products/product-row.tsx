import { useId } from 'react';
import type { ProductCard as Product } from '#contract/goods/products.ts';
import { ProductCard } from '#web/core/product-card/product-card.tsx';
import { Heart } from '#web/marketing/wishlist/heart.tsx';

type ProductRowProps = { readonly title: string; readonly products: readonly Product[] };

/** Products below the content of a page, under a heading. */
export function ProductRow({ title, products }: ProductRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-20">
      <h2 id={id} className="font-display text-heading">
        {title}
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 md:gap-x-6">
        {products.map((card) => (
          <li key={card.id}>
            <ProductCard
              product={card}
              level="h3"
              sizes="(min-width: 768px) 22vw, 45vw"
              actions={<Heart product={card} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
