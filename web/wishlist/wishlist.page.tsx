import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import type { Route } from './+types/wishlist.page';
import type { ProductCard } from '#contract/catalogue.ts';
import { wishlist } from '#contract/wishlist.ts';
import { wishlistTexts } from '#contract/wishlist.texts.ts';
import { AccountHeading } from '../accounts/account-heading.tsx';
import { formText } from '../accounts/form-text.ts';
import { requireUser } from '../accounts/require-user.ts';
import { outcomeOf } from '../action-outcome.ts';
import type { ActionOutcome } from '../action-outcome.ts';
import { doorOf } from '../door.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { toast } from '../ui/toast.ts';

export async function loader(asked: Route.LoaderArgs) {
  const { username } = await requireUser(asked);
  return { products: await doorOf(asked.context).load(wishlist.list, { username }) };
}

export async function action(asked: Route.ActionArgs): Promise<ActionOutcome> {
  const { username } = await requireUser(asked);
  const productId = formText(await asked.request.formData(), 'productId');
  const removed = await doorOf(asked.context).submit(wishlist.change, { username, productId, action: 'remove' });
  return outcomeOf(removed, wishlistTexts.removed);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: wishlistTexts.title, isPrivate: true });

export default function WishlistPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <main className="mx-auto w-full max-w-page px-gutter py-10 md:py-16">
      <AccountHeading title={wishlistTexts.title} />
      {products.length === 0 ? (
        <EmptyState title={wishlistTexts.empty} action={<LinkButton to="/">Ver la tienda</LinkButton>}>
          Toque el corazón de una prenda para guardarla aquí.
        </EmptyState>
      ) : (
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {products.map((product) => (
            <Favourite key={product.id} product={product} />
          ))}
        </ul>
      )}
    </main>
  );
}

function Favourite({ product }: { readonly product: ProductCard }) {
  const { data, formData, Form: RemoveForm } = useFetcher<ActionOutcome>({ key: `favourite-${product.id}` });
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  if (formData) return null;
  const [picture] = product.pictures;
  return (
    <li className="grid content-start gap-3">
      <Link to={`/detail/${product.id}`} prefetch="intent" className="group grid gap-3">
        <span className="aspect-4/5 overflow-hidden bg-sand">
          {picture && <Picture picture={picture} sizes="(min-width: 1024px) 22vw, 45vw" alt="" />}
        </span>
        <span className="grid gap-0.5 text-small">
          <span className="text-caption text-stone">{product.brandName}</span>
          <span className="underline-offset-4 group-hover:underline">{product.name}</span>
          <Price current={product.currentPrice} previous={product.isOffertPrice ? product.previousPrice : null} />
        </span>
      </Link>
      <RemoveForm method="post">
        <input type="hidden" name="productId" value={product.id} />
        <Button type="submit" tone="outline" size="small" wide aria-label={`${wishlistTexts.remove} ${product.name}`}>
          {wishlistTexts.remove}
        </Button>
      </RemoveForm>
    </li>
  );
}
