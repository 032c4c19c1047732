import { Heart } from '../wishlist/heart.tsx';
import { Link } from 'react-router';
import type { Route } from './+types/detail.page';
import { catalogue } from '#contract/catalogue.ts';
import { reviews } from '#contract/reviews.ts';
import { texts } from '#contract/texts.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { picturesFirst } from '../hydration/late-scripts.ts';
import { originIn, publicPageMeta } from '../seo/page-meta.ts';
import { leaveReview } from '../reviews/leave-review.ts';
import { LateProductReviews } from '../reviews/late-product-reviews.tsx';
import { withoutLogins } from '../reviews/shown-board.ts';
import { reviewPageOf } from '../reviews/review-words.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { cataloguePath, genderName } from './gender-words.ts';
import { plainText } from './plain-text.ts';
import { LateRecentlySeen } from './late-recently-seen.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { productData, trailData } from './product-data.ts';
import { ProductInfo } from './product-info.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [product, related, board] = await Promise.all([
    api.load(catalogue.detail, { id: params.id }),
    api.load(catalogue.related, { id: params.id }),
    api.load(reviews.board, { id: params.id, page: reviewPageOf(request.url) }),
  ]);
  return { product, related, board: withoutLogins(board) };
}

export const action = (asked: Route.ActionArgs) => leaveReview(asked, asked.params.id);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, board } = loaderData;
  const origin = originIn(matches);
  return publicPageMeta(origin, {
    title: product.name,
    description: plainText(product.description, 160),
    path: `/detail/${product.id}`,
    picture: product.pictures[0],
    type: 'product',
    data: [productData(origin, product, board), trailData(origin, product)],
  });
}

export const handle = picturesFirst;

export default function DetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, related, board } = loaderData;
  const { gender, Category } = product;
  return (
    <main className="mx-auto w-full max-w-page px-gutter pt-4 pb-20">
      <nav aria-label="Ubicación" className="flex flex-wrap items-center gap-x-2 py-3 text-small text-stone">
        <Link to={cataloguePath(gender)} className="underline-offset-4 hover:underline">
          {texts.detail.back}
        </Link>
        <span aria-hidden="true">/</span>
        <Link to={cataloguePath(gender)} className="underline-offset-4 hover:underline">
          {genderName[gender]}
        </Link>
        <span aria-hidden="true">/</span>
        <Link to={`${cataloguePath(gender)}&category=${Category.id}`} className="underline-offset-4 hover:underline">
          {Category.title}
        </Link>
      </nav>
      <div className="grid gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12 lg:gap-20">
        <Gallery key={product.id} pictures={product.pictures} name={product.name} />
        <div className="grid content-start gap-8 md:sticky md:top-24 md:self-start">
          <BuyBox key={product.id} product={product} rating={board} />
          <ProductInfo product={product} />
        </div>
      </div>
      <LateProductReviews productId={product.id} board={board} outcome={actionData} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-20">
          <h2 id="related" className="font-display text-heading">
            También le puede gustar
          </h2>
          <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 md:gap-x-6">
            {related.map((card) => (
              <li key={card.id}>
                <ProductCard product={card} sizes="(min-width: 768px) 22vw, 45vw" actions={<Heart product={card} />} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LateRecentlySeen except={product.id} />
    </main>
  );
}
