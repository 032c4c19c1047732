import { useFavourites } from '../session/session-user.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useFavouriteChange } from './use-favourite-change.ts';

type HeartProps = { readonly product: { readonly id: number; readonly name: string }; readonly className?: string };

/**
 * Marks a product as a favourite. It shows at once what it will be, and goes back with a message when the shop refuses.
 * Only customers have one.
 */
export function Heart({ product, className }: HeartProps) {
  const favourites = useFavourites();
  const { Form: HeartForm, pending } = useFavouriteChange(`heart-${product.id}`);
  if (favourites === null) return null;
  const isKept = pending ? pending.get('action') === 'add' : favourites.includes(product.id);
  return (
    <HeartForm method="post" action="/wishlist" className={className}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="action" value={isKept ? 'remove' : 'add'} />
      <IconButton
        type="submit"
        icon="heart"
        filled={isKept}
        aria-pressed={isKept}
        label={`Favorito: ${product.name}`}
        className="bg-paper/80"
      />
    </HeartForm>
  );
}
