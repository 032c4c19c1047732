import { lazy, Suspense, type ComponentProps } from 'react';
import { whenSoon } from '#web/core/ui/use-soon.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import type { ProductReviews } from './product-reviews.tsx';

const load = async () => ({ default: (await import('./product-reviews.tsx')).ProductReviews });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenSoon().then(() => whenThere(load)));

/**
 * The reviews of a product's page, whose code the browser fetches once they may come into view: buying does not wait for it.
 * The server writes them out; until their code is there, form and links work as they do without scripts.
 */
export function LateProductReviews(props: ComponentProps<typeof ProductReviews>) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Late {...props} />
    </Suspense>
  );
}
