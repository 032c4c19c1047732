import { catalogue } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { doorOf } from '../door.ts';
import { picturesFirst } from '../layout/late-scripts.ts';
import { originIn, publicPageMeta } from '../layout/page-meta.ts';
import { shopData } from './shop-data.ts';
import type { Route } from './+types/landing.page';
import { BannerCarousel } from './banner-carousel.tsx';
import { bannerPairs } from './banner-pairs.ts';
import { InfoStrip } from './info-strip.tsx';
import { LandingHeader } from './landing-header.tsx';
import { NewsSlider } from './news-slider.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const door = doorOf(context);
  const [banners, men, women] = await Promise.all([
    door.load(catalogue.banners, {}),
    door.load(catalogue.news, { gender: 'men' }),
    door.load(catalogue.news, { gender: 'women' }),
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
