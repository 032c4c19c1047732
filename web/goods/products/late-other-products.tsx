import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import { whenSoon } from '#web/core/ui/use-soon.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import type { OtherProducts } from './other-products.tsx';

const load = async () => ({ default: (await import('./other-products.tsx')).OtherProducts });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenSoon().then(() => whenThere(load)));

/** Other products, whose code the browser fetches once they may come into view. The server writes them out. */
export function LateOtherProducts(props: ComponentProps<typeof OtherProducts>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
