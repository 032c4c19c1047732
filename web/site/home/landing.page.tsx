import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { lazy, Suspense, type ComponentProps } from 'react';
import { delivery } from '#contract/delivery/delivery.ts';
import { home, type ShownBlock, type ShownKind } from '#contract/site/home.ts';
import { isOfTwo, spokenDepartment } from '#contract/core/shop/present-departments.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { picturesFirst } from '#web/core/hydration/late-scripts.ts';
import { ofEverybody } from '#web/core/session/shown-session.ts';
import { originIn, publicPageMeta } from '#web/core/seo/page-meta.ts';
import { Picture, type PictureSource } from '#web/core/ui/picture.tsx';
import { whenSoon } from '#web/core/ui/use-soon.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { shippingData } from './shipping-data.ts';
import { shopData } from './shop-data.ts';
import type { Route } from './+types/landing.page';
import { shopId } from './campaign-title.tsx';
import { Campaigns } from './campaigns.tsx';
import type { FurtherBlock } from './further-block.tsx';
import { ProductSlider } from './product-slider.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [blocks, offers] = await Promise.all([api.load(home.shown, {}), api.load(delivery.offers, {})]);
  // Made here, because its code is not needed in the browser.
  return { blocks, shipping: shippingData(offers) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const origin = originIn(matches);
  return publicPageMeta(origin, {
    title: isOfTwo() ? t('landing.title') : t('catalogue.clothesOf', spokenDepartment(undefined)),
    description: shop().description ?? '',
    path: href('/'),
    picture: loaderData && firstCampaign(loaderData.blocks),
    data: shopData(origin, loaderData?.shipping),
  });
}

export const handle = picturesFirst;

export const shouldRevalidate = ofEverybody;

type Shown = { readonly loaderData: Pick<Route.ComponentProps['loaderData'], 'blocks'> };

export default function Landing({ loaderData: { blocks } }: Shown) {
  return <HomeView blocks={blocks} />;
}

/** Returns the wide picture of the first campaign of a home page, for link previews; undefined if it has none. */
function firstCampaign(blocks: readonly ShownBlock[]): PictureSource | undefined {
  const [found] = blocks.flatMap((block) => {
    if (block.kind === 'campaign') return [block.wide];
    return block.kind === 'hero' ? block.campaigns.slice(0, 1).map(({ wide }) => wide) : [];
  });
  return found;
}

const sizes = '(min-width: 1600px) 31rem, (min-width: 768px) 30vw, 46vw';

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
function HomeView({ blocks }: { readonly blocks: readonly ShownBlock[] }) {
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

/** Links to categories or genders, each with a picture of its newest product. */
function CategoryTiles({ block }: { readonly block: ShownKind<'tiles'> }) {
  const { id, title, tiles } = block;
  return (
    <section aria-labelledby={id} className="page grid gap-6 md:gap-8">
      <h2 id={id} lang={langOf(block, 'title')} className="font-display text-heading">
        {title}
      </h2>
      <ul
        className={joinClasses(
          'grid grid-cols-2 gap-x-slide-gap gap-y-8 md:gap-y-10',
          tiles.length !== 2 && 'md:grid-cols-3',
        )}
      >
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Link to={tile.to} prefetch="intent" className="group grid gap-3">
              <span
                className={joinClasses(
                  'block aspect-4/5 overflow-hidden bg-sand',
                  tiles.length === 2 && 'md:aspect-square',
                )}
              >
                <Picture picture={tile.picture} sizes={sizes} alt="" />
              </span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span
                  lang={langOf(tile, 'title')}
                  className="font-display text-title underline-offset-4 group-hover:underline"
                >
                  {tile.title}
                </span>
                <span className="text-small text-stone">{tile.note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
