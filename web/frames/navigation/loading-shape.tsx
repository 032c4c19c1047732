import type { ReactNode } from 'react';
import { href } from 'react-router';
import { PasswordShape, ProfileShape } from '#web/people/accounts/account-shapes.tsx';
import { AddressesShape } from '#web/people/addresses/addresses-shape.tsx';
import { CatalogueShape, DetailShape } from '#web/goods/products/loading-screens.tsx';
import { HubShape, OrdersShape, OrderShape } from '#web/sales/orders/order-shapes.tsx';
import { ReviewsShape } from '#web/marketing/reviews/reviews-shape.tsx';
import { WishlistShape } from '#web/marketing/wishlist/wishlist-shape.tsx';

const shapes: Readonly<Record<string, () => ReactNode>> = {
  [href('/home')]: CatalogueShape,
  [href('/user')]: HubShape,
  [href('/user/profile')]: ProfileShape,
  [href('/user/addresses')]: AddressesShape,
  [href('/user/changepassword')]: PasswordShape,
  [href('/user/orders')]: OrdersShape,
  [href('/user/reviews')]: ReviewsShape,
  [href('/user/wishlist')]: WishlistShape,
};

/** Shapes of the pages whose path begins so. */
const families = [
  [href('/detail/:id', { id: '' }), DetailShape],
  [href('/user/orders/:payment_id', { payment_id: '' }), OrderShape],
] as const;

/** Returns the shape of a page while it is loading; undefined for a page without one, which the one before waits for. */
export function loadingShape(pathname: string): ReactNode {
  const Shape = shapes[pathname] ?? families.find(([beginning]) => pathname.startsWith(beginning))?.[1];
  return Shape && <Shape />;
}
