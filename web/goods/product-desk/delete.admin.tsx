import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { href, useNavigate } from 'react-router';
import type { Route } from './+types/delete.admin';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { returning, useReturn } from '#web/core/links/return-address.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { Picture } from '#web/core/ui/picture.tsx';
import { toast } from '#web/core/ui/toast.ts';

const words = backOfficeTexts.productDesk;

/** The product to delete; null once it is deleted. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { product } = await apiClientOf(context).load(productDesk.one, { productId: params.productId });
  return { product };
}

/** Deletes it, or archives it instead. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get('instead') === 'archive') {
    const asked = { ids: [params.productId], state: 'archived' as const };
    return outcomeOf(await apiClientOf(context).submit(productDesk.setStates, asked), t('product-desk.archivedOne'));
  }
  const removed = await apiClientOf(context).submit(productDesk.remove, { productId: params.productId });
  return outcomeOf(removed, `${words.confirmed} ${words.removed}`);
}

// A deleted product cannot be loaded again; the page then links to the list.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('product-desk.deletePage'), isPrivate: true });

export default function DeleteProduct({ loaderData: { product } }: Route.ComponentProps) {
  const { data, state, submit, notice } = useRequest<typeof action>({
    what: t('product-desk.notDeleted'),
    told: 'beside',
  });
  const navigate = useNavigate();
  const back = useReturn(href('/admin/allproducts'));
  useEffect(() => {
    if (!data) return;
    toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
    if (data.isDone) void navigate(back, returning);
  }, [data, navigate, back]);
  const [picture] = product.pictures;
  return (
    <AdminPage title={words.confirmRemove}>
      <div className="grid max-w-2xl gap-6">
        <div className="flex items-center gap-4 rounded-soft border border-line bg-sheet p-4">
          {picture && (
            <span className="h-24 w-20 flex-none overflow-hidden">
              <Picture picture={picture} sizes="80px" alt="" />
            </span>
          )}
          <p>
            {product.name}
            <br />
            <span className="text-small text-stone">
              {product.brandName} · {product.color}
            </span>
          </p>
        </div>
        <p>{words.irreversible}</p>
        {product.state !== 'archived' && <p className="text-small text-stone">{t('product-desk.archiveInstead')}</p>}
        <div className="flex flex-wrap gap-3">
          <LinkButton to={back} {...returning} tone="outline">
            {t('product-desk.cancel')}
          </LinkButton>
          {product.state !== 'archived' && (
            <Button busy={state !== 'idle'} onClick={() => void submit({ instead: 'archive' }, { method: 'post' })}>
              {t('product-desk.archive')}
            </Button>
          )}
          <Button tone="danger" busy={state !== 'idle'} onClick={() => void submit(null, { method: 'post' })}>
            {t('product-desk.delete')}
          </Button>
        </div>
        {notice}
      </div>
    </AdminPage>
  );
}
