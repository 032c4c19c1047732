import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import type { ProductCard } from '#contract/goods/products.ts';
import { productAddress } from '../links/product-address.ts';
import { colorName, colorWords, langOfColor, shownColors } from './model-colors.ts';
import { Swatch } from './swatch.tsx';

/** The colours of a card's model as links, at most five; the card's own is marked. Nothing for a single colour. */
export function CardColors({ product }: { readonly product: ProductCard }) {
  const { shown, more } = shownColors(product);
  if (shown.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t('product-card.colorsOf', { name: product.name })}
      className="relative z-10 -ml-1.5 flex flex-wrap max-md:-my-2 max-md:-ml-3.5"
    >
      {shown.map((one) => (
        <Link
          key={one.id}
          to={productAddress(one.id)}
          prefetch="intent"
          lang={one.isInStock ? langOfColor(one) : undefined}
          aria-label={colorWords(one)}
          aria-current={one.id === product.id || undefined}
          title={colorName(one)}
          className="card-color"
        >
          <Swatch {...one} isSoldOut={!one.isInStock} />
        </Link>
      ))}
      {more > 0 && (
        <span className="grid h-7 place-items-center max-md:h-11 px-1 text-caption text-stone">
          +{more}
          <span className="sr-only"> {t('product-card.moreColors', { count: more })}</span>
        </span>
      )}
    </div>
  );
}
