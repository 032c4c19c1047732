import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Skeleton } from '../ui/skeleton.tsx';

/** A product that comes sooner than this, in ms, comes without a loading screen. */
const patienceMs = 150;

/** True if a product is on its way for long enough to say so. */
export function useIsDetailLoading(): boolean {
  const { state, location } = useNavigation();
  // Another page of its reviews is still the same product.
  const { pathname } = useLocation();
  const isOnItsWay = state === 'loading' && location.pathname.startsWith('/detail/') && location.pathname !== pathname;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const waiting = setTimeout(() => setIsLong(true), patienceMs);
    return () => {
      clearTimeout(waiting);
      setIsLong(false);
    };
  }, [isOnItsWay]);
  return isLong;
}

/** The shape of a product page while the product is on its way. */
export function DetailLoading() {
  return (
    <main className="mx-auto w-full max-w-page px-gutter pt-12 pb-20">
      <p role="status" className="mb-6 text-small text-stone">
        Cargando el producto…
      </p>
      <div className="grid gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12 lg:gap-20">
        <Skeleton className="aspect-4/5 w-full" />
        <div className="grid content-start gap-6">
          <Skeleton className="h-12 w-3/4" />
          <Skeleton className="h-8 w-1/3" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </main>
  );
}
