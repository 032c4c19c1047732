import { catalogue } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { picturesFirst } from '../hydration/late-scripts.ts';
import { originIn, publicPageMeta } from '../seo/page-meta.ts';
import { shopData } from './shop-data.ts';
import type { Route } from './+types/landing.page';
import { BannerCarousel } from './banner-carousel.tsx';
import { bannerPairs } from './banner-pairs.ts';
import { InfoStrip } from './info-strip.tsx';
import { LandingHeader } from './landing-header.tsx';
import { NewsSlider } from './news-slider.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [banners, men, women] = await Promise.all([
    api.load(catalogue.banners, {}),
    api.load(catalogue.news, { gender: 'men' }),
    api.load(catalogue.news, { gender: 'women' }),
  ]);
  return { banners: bannerPairs(banners), men, women };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const origin = originIn(matches);
  return publicPageMeta(origin, {
    title: 'Ropa de mujer y de hombre',
    description: 'Pocas prendas, bien cortadas, en telas que mejoran con los años.',
    path: '/',
    picture: loaderData?.banners[0]?.wide,
    data: shopData(origin),
  });
}

export const handle = picturesFirst;

export default function Landing({ loaderData: { banners, men, women } }: Route.ComponentProps) {
  return (
    <main className="grid grid-cols-1 gap-16 pb-16 md:gap-28 md:pb-28">
      <div>
        <LandingHeader />
        <BannerCarousel banners={banners} />
      </div>
      {men.length > 0 && <NewsSlider title={texts.landing.newsMen} gender="Men" products={men} />}
      {women.length > 0 && <NewsSlider title={texts.landing.newsWomen} gender="Women" products={women} />}
      <InfoStrip />
    </main>
  );
}
