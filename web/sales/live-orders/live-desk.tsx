import { useEffect } from 'react';

const loadFollowing = () => import('./follow-orders.ts');

/** How long after the page works the stream is opened, in ms: everything else comes first. */
const lateMs = 1000;

/** Follows the orders while the back office is open. Without the stream everything works, only not by itself. */
export function LiveDesk({ address }: { readonly address: string }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      loadFollowing().then(
        ({ followOrders }) => {
          if (!isGone) stop = followOrders(address);
        },
        () => {},
      );
    }, lateMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [address]);
  return null;
}
