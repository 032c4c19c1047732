import { useEffect, useState } from 'react';
import { data, Link } from 'react-router';
import type { Route } from './+types/reviews.admin';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { catalogue } from '#contract/catalogue.ts';
import { reviews } from '#contract/reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { formText } from '../forms/form-text.ts';
import { outcomeOf } from '../api-client/action-outcome.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useRequest } from '../requests/use-request.tsx';
import { returning, useReturn } from '../links/return-address.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Stars } from '../ui/stars.tsx';
import { toast } from '../ui/toast.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!/^\d{1,9}$/.test(params.productId)) throw data({ code: 'product_not_found' }, { status: 404 });
  const api = apiClientOf(context);
  const [product, found] = await Promise.all([
    api.load(catalogue.detail, { id: params.productId }),
    api.load(reviews.list, { productId: params.productId }),
  ]);
  return { name: product.name, reviews: found };
}

export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const reviewId = formText(await request.formData(), 'reviewId');
  return outcomeOf(await apiClientOf(context).submit(reviews.remove, { reviewId }), reviewTexts.removed);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Reseñas', isPrivate: true });

export default function ReviewsAdmin({ loaderData }: Route.ComponentProps) {
  const back = useReturn('/admin/allproducts');
  return (
    <AdminPage title={`Reseñas de ${loaderData.name}`}>
      <p className="mb-4 text-small">
        <Link to={back} {...returning} className="text-stone underline-offset-4 hover:underline">
          ‹ Volver
        </Link>
      </p>
      {loaderData.reviews.length === 0 ? (
        <EmptyState title={backOfficeTexts.reviewDesk.none} />
      ) : (
        <ul className="grid max-w-4xl gap-2">
          {loaderData.reviews.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

function ReviewRow({ review }: { readonly review: Review }) {
  const { data: outcome, submit } = useRequest<ActionOutcome>({ what: 'No se eliminó la reseña.', told: 'message' });
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (outcome) toast(outcome.message, { tone: outcome.isDone ? 'plain' : 'error' });
  }, [outcome]);
  return (
    <li className="flex items-start gap-4 rounded-soft border border-line bg-sheet p-4 text-small">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{review.author}</span>
          <span className="text-stone">{review.UserUserName}</span>
          <Stars value={review.calification} />
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{review.comment}</p>
      </div>
      <IconButton
        label={`Eliminar la reseña de ${review.UserUserName}`}
        icon="trash"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={reviewTexts.confirmRemove}
        confirm="Eliminar"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit({ reviewId: review.id }, { method: 'post' });
        }}
      />
    </li>
  );
}
