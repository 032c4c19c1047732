import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { delivery } from '#contract/delivery/delivery.ts';
import { home } from '#contract/site/home.ts';
import { isOfTwo, spokenDepartment } from '#contract/core/shop/present-departments.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { picturesFirst } from '#web/core/hydration/late-scripts.ts';
import { ofEverybody } from '#web/core/session/shown-session.ts';
import { originIn, publicPageMeta } from '#web/core/seo/page-meta.ts';
import { shippingData } from './shipping-data.ts';
import { shopData } from './shop-data.ts';
import type { Route } from './+types/landing.page';
import { firstCampaign } from './first-campaign.ts';
import { HomeView } from './home-view.tsx';

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
