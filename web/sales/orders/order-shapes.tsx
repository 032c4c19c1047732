import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { AccountShape } from '#web/people/accounts/account-shapes.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { orderColumns } from './order-columns.ts';

/** The shape of /user while it loads, with the last order and an address. */
export function HubShape() {
  return (
    <AccountShape width="list">
      <h1 className="font-display text-heading">
        <Skeleton className="h-[1lh] w-1/2" />
      </h1>
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {[1, 2, 3, 4].map((at) => (
          <Skeleton key={at} className="h-control" />
        ))}
      </div>
    </AccountShape>
  );
}

/** The shape of the list of orders while it loads: rows as high as those of orders that need nothing more. */
export function OrdersShape() {
  return (
    <AccountShape width="list" title={orderTexts.title}>
      <ul aria-hidden="true" className="mt-8 border-t border-line">
        {[1, 2, 3, 4, 5].map((at) => (
          <li key={at} className="border-b border-line py-5">
            <span className={orderColumns}>
              <span className="flex">
                <Skeleton className="aspect-4/5 w-12 flex-none" />
              </span>
              <span className="order-first grid gap-1 sm:order-none">
                <Skeleton className="h-6 w-32" />
                <Skeleton className="h-5 w-40" />
                <Skeleton className="h-5 w-36" />
              </span>
              <Skeleton className="h-6 w-24 justify-self-end" />
              <span className="order-first col-start-2 row-start-1 justify-self-end sm:order-none sm:col-auto sm:row-auto">
                <Skeleton className="h-6.5 w-24 rounded-full" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </AccountShape>
  );
}

/** The shape of one order while it loads, which may be paid or not. */
export function OrderShape() {
  return (
    <AccountShape width="list">
      <article aria-hidden="true" className="border border-line bg-sheet p-4 sm:p-6 md:p-12">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="mt-3 h-6 w-1/2" />
        <div className="mt-8 grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {[1, 2, 3, 4].map((at) => (
            <span key={at}>
              <Skeleton className="h-4 w-24" />
              <Skeleton className="mt-1 h-6 w-40" />
            </span>
          ))}
        </div>
        <div className="mt-10 grid border-t border-ink">
          {[1, 2].map((at) => (
            <span key={at} className="flex justify-between gap-4 border-b border-line py-3">
              <Skeleton className="aspect-4/5 w-14" />
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="ml-auto h-5 w-20" />
            </span>
          ))}
        </div>
        <Skeleton className="mt-6 ml-auto h-6.5 w-44" />
      </article>
    </AccountShape>
  );
}
