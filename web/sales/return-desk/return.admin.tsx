import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/return.admin';
import { carriers } from '#contract/delivery/carriers.ts';
import { returnDesk } from '#contract/sales/returns/return-desk.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { moveReturn } from './move-return.ts';
import { ReturnFacts } from './return-facts.tsx';
import { ReturnMoves } from './return-moves.tsx';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [told, found] = await Promise.all([api.load(returnDesk.one, { id }), api.load(carriers.list, {})]);
  return { told, carriers: found };
}

/** Accepts, rejects, receives or closes it. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  return moveReturn(apiClientOf(context), id, await request.formData());
}

export const meta: Route.MetaFunction = ({ params: { id = '' } }) =>
  pageMeta({ title: t('return-desk.requestNumber', { id }), isPrivate: true });

/** One return: what was asked, how far it is, and the moves that are possible now. */
export default function ReturnAdmin({ loaderData: { told, carriers: found }, actionData }: Route.ComponentProps) {
  useToast(actionData);
  const errors = actionData?.isDone === false ? (actionData.errors ?? {}) : {};
  return (
    <AdminPage
      title={t('return-desk.requestNumber', { id: told.id })}
      more={[{ to: href('/admin/returns'), label: t('desk-list.showAll') }]}
    >
      <ReturnFacts told={told} />
      {/* Anew for each state: the forms of the next moves are others. */}
      <ReturnMoves key={told.state} told={told} carriers={found} errors={errors} />
    </AdminPage>
  );
}
