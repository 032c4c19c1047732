import { href } from 'react-router';
import { home } from '#contract/home.ts';
import { shop } from '#contract/shop.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { picturesFirst } from '../hydration/late-scripts.ts';
import { ofEverybody } from '../session/shown-session.ts';
import { originIn, publicPageMeta } from '../seo/page-meta.ts';
import { shopData } from './shop-data.ts';
import type { Route } from './+types/landing.page';
import { firstCampaign } from './first-campaign.ts';
import { HomeView } from './home-view.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { blocks: await apiClientOf(context).load(home.shown, {}) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const origin = originIn(matches);
  return publicPageMeta(origin, {
    title: 'Ropa de mujer y de hombre',
    description: shop().description ?? '',
    path: href('/'),
    picture: loaderData && firstCampaign(loaderData.blocks),
    data: shopData(origin),
  });
}

export const handle = picturesFirst;

export const shouldRevalidate = ofEverybody;

export default function Landing({ loaderData: { blocks } }: Pick<Route.ComponentProps, 'loaderData'>) {
  return <HomeView blocks={blocks} />;
}
