import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { Route } from './+types/detail.page';
import { catalogue } from '#contract/goods/products.ts';
import { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { payments } from '#contract/sales/payments/payments.ts';
import { texts } from '#contract/core/texts.ts';
import { menus } from '#contract/site/menus.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { deliveryNote } from '#web/delivery/offers/delivery-note.ts';
import { loadOffers } from '#web/delivery/offers/load-offers.ts';
import { picturesFirst } from '#web/core/hydration/late-scripts.ts';
import { ofEverybody } from '#web/core/session/shown-session.ts';
import { originIn, publicPageMeta } from '#web/core/seo/page-meta.ts';
import { leaveReview } from '#web/marketing/reviews/leave-review.ts';
import { LateProductReviews } from '#web/marketing/reviews/late-product-reviews.tsx';
import { shownBoard } from '#web/marketing/reviews/shown-board.ts';
import { reviewPageOf } from '#web/marketing/reviews/review-words.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { placeOf } from './gender-words.ts';
import { plainText } from './plain-text.ts';
import { productData, trailData } from './product-data.ts';
import { videoData } from './video-data.ts';
import { LateProductInfo } from './late-product-info.tsx';
import { productAddress } from '#web/core/links/product-address.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { whenSoon } from '#web/core/ui/use-soon.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import type { OtherProducts } from './other-products.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [product, related, board, offered, menu, { table: sizeTable }, { terms: instalments }] = await Promise.all([
    api.load(catalogue.detail, { id: params.id }),
    api.load(catalogue.related, { id: params.id }),
    api.load(reviews.board, { id: params.id, page: reviewPageOf(request.url) }),
    loadOffers(api),
    api.load(menus.shown, {}),
    api.load(sizeTables.ofProduct, { id: params.id }),
    api.load(payments.instalments, {}),
  ]);
  const shown = shownBoard(board);
  const { origin } = new URL(request.url);
  // Made here, because its code is not needed in the browser.
  const found = {
    description: plainText(product.description, 160),
    data: [productData(origin, product, shown), ...videoData(origin, product), trailData(origin, product)],
  };
  const guide = { sizeTable, sizeGuide: menu.sizes };
  return { product, related, board: shown, found, offered, guide, instalments, note: deliveryNote(offered.offers) };
}

export const action = (asked: Route.ActionArgs) => leaveReview(asked, asked.params.id);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, found } = loaderData;
  return publicPageMeta(originIn(matches), {
    ...found,
    title: product.name,
    path: productAddress(product.id),
    picture: product.pictures[0],
    type: 'product',
  });
}

export const handle = picturesFirst;

export const shouldRevalidate = ofEverybody;

export default function DetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, related, board, offered, guide, instalments, note } = loaderData;
  const { department, category } = placeOf(product);
  return (
    <main className="mx-auto w-full max-w-page px-gutter pt-4 pb-20">
      <nav aria-label={t('catalogue.trail')} className="flex flex-wrap items-center gap-x-2 py-3 text-small text-stone">
        <Link to={department.path} className="underline-offset-4 hover:underline">
          {texts.detail.back}
        </Link>
        <span aria-hidden="true">/</span>
        <Link to={department.path} className="underline-offset-4 hover:underline">
          {department.name}
        </Link>
        {category && (
          <>
            <span aria-hidden="true">/</span>
            <Link to={category.path} lang={langOf(category, 'title')} className="underline-offset-4 hover:underline">
              {category.title}
            </Link>
          </>
        )}
      </nav>
      <div className="grid gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12 lg:gap-20">
        <Gallery key={product.id} pictures={product.pictures} video={product.video} name={product.name} />
        <div className="grid content-start gap-8 md:sticky md:top-24 md:self-start">
          <BuyBox
            key={product.id}
            product={product}
            instalments={instalments}
            {...guide}
            deliveryNote={note}
            rating={board}
          />
          <LateProductInfo product={product} offered={offered} />
        </div>
      </div>
      <LateProductReviews productId={product.id} board={board} outcome={actionData} />
      <LateOtherProducts productId={product.id} related={related} />
    </main>
  );
}

const load = async () => ({ default: (await import('./other-products.tsx')).OtherProducts });

const Late = import.meta.env.SSR ? (await load()).default : lazy(() => whenSoon().then(() => whenThere(load)));

/** Other products, whose code the browser fetches once they may come into view. The server writes them out. */
function LateOtherProducts(props: ComponentProps<typeof OtherProducts>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
