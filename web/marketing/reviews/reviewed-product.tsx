import { Link } from 'react-router';
import type { Review } from '#contract/marketing/reviews.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { productAddress } from '#web/core/links/product-address.ts';

/** Which product a review is about. */
export function ReviewedProduct({ product: { id, name, picture } }: { readonly product: Review['Product'] }) {
  return (
    <p className="flex items-center gap-4">
      <span className="block aspect-4/5 w-16 flex-none overflow-hidden bg-sand">
        {picture && <Picture picture={picture} sizes="64px" alt="" />}
      </span>
      <Link to={productAddress(id)} className="font-medium underline-offset-4 hover:underline">
        {name}
      </Link>
    </p>
  );
}
