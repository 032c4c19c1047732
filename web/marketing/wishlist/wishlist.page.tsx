import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/wishlist.page';
import { wishlist, type Favourite as FavouriteCard } from '#contract/marketing/wishlist.ts';
import { wishlistTexts } from '#contract/marketing/wishlist.texts.ts';
import { AccountHeading } from '#web/people/accounts/account-heading.tsx';
import { requireUser } from '#web/core/session/require-user.ts';
import { availabilityWords } from '#web/core/product-card/availability.ts';
import { AccountMain } from '#web/people/accounts/account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Picture } from '#web/core/ui/picture.tsx';
import { Price } from '#web/core/ui/price.tsx';
import { favouritesLook } from './favourites-look.ts';
import { useFavouriteChange } from './use-favourite-change.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { langOf } from '#web/core/links/own-lang.ts';

export async function loader(asked: Route.LoaderArgs) {
  const { username } = await requireUser(asked);
  return { products: await apiClientOf(asked.context).load(wishlist.list, { username }) };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: wishlistTexts.title, isPrivate: true });

export default function WishlistPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <AccountMain width="page">
      <AccountHeading title={wishlistTexts.title} />
      {products.length === 0 ? (
        <EmptyState title={wishlistTexts.empty} action={<LinkButton to={href('/')}>{t('ui.seeShop')}</LinkButton>}>
          {t('wishlist.howToSave')}
        </EmptyState>
      ) : (
        <ul className={favouritesLook}>
          {products.map((product) => (
            <Favourite key={product.id} product={product} />
          ))}
        </ul>
      )}
    </AccountMain>
  );
}

function Favourite({ product }: { readonly product: FavouriteCard }) {
  const { Form: RemoveForm, pending } = useFavouriteChange(`favourite-${product.id}`);
  if (pending) return null;
  const [picture] = product.pictures;
  const words = product.isForSale ? availabilityWords(product) : t('wishlist.noLongerSold');
  const card = (
    <>
      <div className="relative aspect-4/5 overflow-hidden bg-sand">
        {picture && <Picture picture={picture} sizes="(min-width: 1024px) 22vw, 45vw" alt="" />}
        {words && <span className="absolute bottom-0 left-0 bg-paper px-2.5 py-1 text-caption">{words}</span>}
      </div>
      <div className="grid gap-0.5 text-small">
        <p className="text-caption text-stone">{product.brandName}</p>
        <h2 lang={langOf(product, 'name')} className="underline-offset-4 group-hover:underline">
          {product.name}
        </h2>
        {product.isForSale && (
          <Price
            current={product.currentPrice}
            previous={product.isOffertPrice ? product.previousPrice : null}
            notes={[product.reductionNote, product.netPriceBeside]}
          />
        )}
      </div>
    </>
  );
  return (
    <li className="flex flex-col gap-3">
      {product.isForSale ? (
        <Link to={productAddress(product.id)} prefetch="intent" className="group grid gap-3">
          {card}
        </Link>
      ) : (
        <div className="grid gap-3">{card}</div>
      )}
      <RemoveForm method="post" action={href('/wishlist')} className="mt-auto">
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="from" value="list" />
        <Button
          type="submit"
          tone="outline"
          size="small"
          className="min-h-11"
          wide
          aria-label={`${wishlistTexts.remove} ${product.name}`}
        >
          {wishlistTexts.remove}
        </Button>
      </RemoveForm>
    </li>
  );
}
