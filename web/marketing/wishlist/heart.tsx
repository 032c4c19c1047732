import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useFavourites } from '#web/core/session/session-user.ts';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { useFavouriteChange } from './use-favourite-change.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';

type HeartProps = {
  readonly product: { readonly id: number; readonly name: string };
  readonly className?: string | undefined;
};

/**
 * Marks a product as a favourite. It shows at once what it will be, and goes back with a message when the shop refuses.
 * Only customers have one.
 */
export function Heart({ product, className }: HeartProps) {
  const favourites = useFavourites();
  const { Form: HeartForm, pending } = useFavouriteChange(`heart-${product.id}`);
  if (favourites === null) {
    return <noscript>{import.meta.env.SSR && <PlainHeart product={product} className={className} />}</noscript>;
  }
  const isKept = pending ? pending.get('action') === 'add' : favourites.includes(product.id);
  return (
    <HeartForm method="post" action={href('/wishlist')} className={className}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="action" value={isKept ? 'remove' : 'add'} />
      <IconButton
        type="submit"
        icon="heart"
        filled={isKept}
        aria-pressed={isKept}
        label={t('wishlist.favourite', { name: product.name })}
        className="bg-paper/80"
      />
    </HeartForm>
  );
}

/** The heart without scripts. The visitor's own style sheet (personal-style.resource.ts) shows one of its two
 * states. */
function PlainHeart({ product, className }: HeartProps) {
  return (
    <form
      method="post"
      action={withPrefix(href('/wishlist'))}
      data-heart={product.id}
      className={joinClasses('hidden', className)}
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="action" value="change" />
      {[false, true].map((isKept) => (
        <IconButton
          key={String(isKept)}
          type="submit"
          icon="heart"
          filled={isKept}
          aria-pressed={isKept}
          label={t('wishlist.favourite', { name: product.name })}
          className="bg-paper/80"
        />
      ))}
    </form>
  );
}
