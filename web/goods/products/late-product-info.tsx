import { lazy, Suspense, type ComponentProps } from 'react';
import { whenSoon } from '#web/core/ui/use-soon.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import type { ProductInfo } from './product-info.tsx';

const load = async () => ({ default: (await import('./product-info.tsx')).ProductInfo });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenSoon().then(() => whenThere(load)));

/**
 * The description and details of a product, whose code the browser fetches once they may come into view. The server
 * writes them out.
 */
export function LateProductInfo(props: ComponentProps<typeof ProductInfo>) {
  return (
    <Suspense fallback={<div className="min-h-96" />}>
      <Late {...props} />
    </Suspense>
  );
}
