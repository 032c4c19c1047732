import type { ComponentProps } from 'react';
import { lazy, Suspense } from 'react';
import { shop } from '#contract/core/shop/shop.ts';
import type { ShownBlock } from '#contract/site/home.ts';
import { whenSoon } from '#web/core/ui/use-soon.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import { shopId } from './campaign-title.tsx';
import { Campaigns } from './campaigns.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import type { FurtherBlock } from './further-block.tsx';
import { ProductSlider } from './product-slider.tsx';

const load = async () => ({ default: (await import('./further-block.tsx')).FurtherBlock });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenSoon().then(() => whenThere(load)));

/** A block without anything that moves: the browser fetches its code after the page works. The server writes it out. */
function LateBlock(props: ComponentProps<typeof FurtherBlock>) {
  return (
    <Suspense fallback={<div className={props.block.kind === 'campaign' ? 'min-h-campaign' : ''} />}>
      <Late {...props} />
    </Suspense>
  );
}

/** The blocks of the home page, as everybody sees them. A campaign that comes first fills the first screen. */
export function HomeView({ blocks }: { readonly blocks: readonly ShownBlock[] }) {
  const [first] = blocks;
  const lead = first?.kind === 'hero' || first?.kind === 'campaign' ? first : undefined;
  return (
    <main>
      {!blocks.some(({ kind }) => kind === 'hero') && <h1 className="sr-only">{shop().name}</h1>}
      {lead && <Block block={lead} isFirst />}
      <div id={shopId} tabIndex={-1} className="grid grid-cols-1 gap-16 pt-4 pb-16 md:gap-28 md:pt-6 md:pb-28">
        {blocks.map((block) => block !== lead && <Block key={block.id} block={block} />)}
      </div>
    </main>
  );
}

function Block({ block, isFirst = false }: { readonly block: ShownBlock; readonly isFirst?: boolean }) {
  switch (block.kind) {
    case 'hero':
      return <Campaigns hero={block} isFirst={isFirst} />;
    case 'tiles':
      return <CategoryTiles block={block} />;
    case 'products':
      return <ProductSlider block={block} />;
    default:
      return <LateBlock block={block} isFirst={isFirst} />;
  }
}
