import { lazy, Suspense, type ComponentProps } from 'react';
import { whenSoon } from '#web/core/ui/use-soon.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import type { VideoSlide } from './video-slide.tsx';

const load = async () => ({ default: (await import('./video-slide.tsx')).VideoSlide });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenSoon().then(() => whenThere(load)));

/** The video of a product, whose code the browser fetches only for a product that has one. The server writes its poster out. */
export function LateVideoSlide(props: ComponentProps<typeof VideoSlide>) {
  return (
    <Suspense fallback={<div className="h-full w-full" />}>
      <Late {...props} />
    </Suspense>
  );
}
