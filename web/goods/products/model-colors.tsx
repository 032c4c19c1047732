import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import type { Product } from '#contract/goods/products.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { colorName, colorWords, langOfColor } from '#web/core/product-card/model-colors.ts';
import { Swatch } from '#web/core/product-card/swatch.tsx';

/** The colours of a product's model as links to their pages; the present one is marked. */
export function ModelColors({ product }: { readonly product: Product }) {
  const { id, colors } = product;
  if (colors.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p id="color" className="label text-stone">
        {t('catalogue.colorIs')}{' '}
        <span lang={langOfColor(product)} className="text-ink">
          {colorName(product)}
        </span>
      </p>
      <ul aria-labelledby="color" className="-ml-2 flex flex-wrap">
        {colors.map((one) => (
          <li key={one.id}>
            <Link
              to={productAddress(one.id)}
              prefetch="intent"
              lang={one.isInStock ? langOfColor(one) : undefined}
              aria-label={colorWords(one)}
              aria-current={one.id === id ? 'page' : undefined}
              title={colorWords(one)}
              className="group/color grid size-11 place-items-center rounded-full"
            >
              <Swatch
                {...one}
                isSoldOut={!one.isInStock}
                className="size-7 group-hover/color:ring-marked group-aria-[current]/color:ring-marked"
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
