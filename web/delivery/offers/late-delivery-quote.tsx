import { lazy, Suspense, type ComponentProps } from 'react';
import { whenThere } from '#web/core/ui/when-there.ts';
import type { DeliveryQuote } from './delivery-quote.tsx';

const load = async () => ({ default: (await import('./delivery-quote.tsx')).DeliveryQuote });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenThere(load));

/** What deliveries cost, whose code only those load who see it. The server writes it out. */
export function LateDeliveryQuote(props: ComponentProps<typeof DeliveryQuote>) {
  return (
    <Suspense fallback={<div className="min-h-20" />}>
      <Late {...props} />
    </Suspense>
  );
}
