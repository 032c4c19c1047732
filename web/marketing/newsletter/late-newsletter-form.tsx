import { lazy, Suspense, type ComponentProps } from 'react';
import { whenThere } from '#web/core/ui/when-there.ts';
import type { NewsletterForm } from './newsletter-form.tsx';

const load = async () => ({ default: (await import('./newsletter-form.tsx')).NewsletterForm });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenThere(load));

/** The form of the newsletter at the foot of pages, whose code only the shops load that have it there. The server writes it out. */
export function LateNewsletterForm(props: ComponentProps<typeof NewsletterForm>) {
  return (
    <Suspense fallback={<div className="min-h-56" />}>
      <Late {...props} />
    </Suspense>
  );
}
