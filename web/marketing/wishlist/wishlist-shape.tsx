import { wishlistTexts } from '#contract/marketing/wishlist.texts.ts';
import { AccountShape } from '#web/people/accounts/account-shapes.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { favouritesLook } from './favourites-look.ts';

/** The shape of the wish list while it loads. */
export function WishlistShape() {
  return (
    <AccountShape width="page" title={wishlistTexts.title}>
      <ul aria-hidden="true" className={favouritesLook}>
        {[1, 2, 3, 4].map((at) => (
          <li key={at} className="flex flex-col gap-3">
            <Skeleton className="aspect-4/5" />
            <span className="grid gap-0.5">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
            </span>
            <Skeleton className="h-11" />
          </li>
        ))}
      </ul>
    </AccountShape>
  );
}
