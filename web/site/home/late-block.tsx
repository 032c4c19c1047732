import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import { whenSoon } from '#web/core/ui/use-soon.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import type { FurtherBlock } from './further-block.tsx';

const load = async () => ({ default: (await import('./further-block.tsx')).FurtherBlock });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenSoon().then(() => whenThere(load)));

/** A block without anything that moves: the browser fetches its code after the page works. The server writes it out. */
export function LateBlock(props: ComponentProps<typeof FurtherBlock>) {
  return (
    <Suspense fallback={<div className={props.block.kind === 'campaign' ? 'min-h-campaign' : ''} />}>
      <Late {...props} />
    </Suspense>
  );
}
