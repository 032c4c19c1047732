import type { ProductCard as Card } from '#contract/goods/products.ts';
import { ProductCard } from '#web/core/product-card/product-card.tsx';
import { Heart } from '#web/marketing/wishlist/heart.tsx';

/** The products of a page of the catalogue. */
export function ProductGrid({ products }: { readonly products: readonly Card[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            level="h2"
            sizes="(min-width: 1024px) 25vw, (min-width: 768px) 31vw, 46vw"
            priority={index < 2}
            isFar={index >= 8}
            actions={<Heart product={product} />}
          />
        </li>
      ))}
    </ul>
  );
}
