import { href } from 'react-router';
import { catalogue } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { picturesFirst } from '../hydration/late-scripts.ts';
import { ofEverybody } from '../session/shown-session.ts';
import { originIn, publicPageMeta } from '../seo/page-meta.ts';
import { shopData } from './shop-data.ts';
import type { Route } from './+types/landing.page';
import { bannerPairs } from './banner-pairs.ts';
import { shopId } from './campaign-title.tsx';
import { Campaigns } from './campaigns.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { chosenTiles } from './chosen-tiles.ts';
import { InfoStrip } from './info-strip.tsx';
import { NewsSlider } from './news-slider.tsx';
import { Story } from './story.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [banners, tiles, men, women] = await Promise.all([
    api.load(catalogue.banners, {}),
    api.load(catalogue.tiles, {}),
    api.load(catalogue.news, { gender: 'men' }),
    api.load(catalogue.news, { gender: 'women' }),
  ]);
  return { banners: bannerPairs(banners), tiles: chosenTiles(tiles), men, women };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const origin = originIn(matches);
  return publicPageMeta(origin, {
    title: 'Ropa de mujer y de hombre',
    description: 'Pocas prendas, bien cortadas, en telas que mejoran con los años.',
    path: href('/'),
    picture: loaderData?.banners[0]?.wide,
    data: shopData(origin),
  });
}

export const handle = picturesFirst;

export const shouldRevalidate = ofEverybody;

export default function Landing({ loaderData: { banners, tiles, men, women } }: Route.ComponentProps) {
  const product = women[0] ?? men[0];
  return (
    <main>
      <Campaigns banners={banners} />
      <div id={shopId} tabIndex={-1} className="grid grid-cols-1 gap-16 pt-10 pb-16 md:gap-28 md:pt-16 md:pb-28">
        <CategoryTiles tiles={tiles} />
        {men.length > 0 && <NewsSlider title={texts.landing.newsMen} gender="Men" products={men} />}
        {women.length > 0 && <NewsSlider title={texts.landing.newsWomen} gender="Women" products={women} />}
        {product && <Story product={product} />}
        <InfoStrip />
      </div>
    </main>
  );
}
