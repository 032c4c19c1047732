import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ActionOutcome } from '../action-outcome.ts';
import { useFavourites } from '../layout/session-user.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';

type HeartProps = { readonly product: { readonly id: number; readonly name: string }; readonly className?: string };

/**
 * Marks a product as a favourite. It shows at once what it will be, and goes back with a message when the shop refuses.
 * Only customers have one.
 */
export function Heart({ product, className }: HeartProps) {
  const favourites = useFavourites();
  const { data, formData, Form: HeartForm } = useFetcher<ActionOutcome>({ key: `heart-${product.id}` });
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  if (favourites === null) return null;
  const isKept = formData ? formData.get('action') === 'add' : favourites.includes(product.id);
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
