import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/moving-in.admin';
import { movingIn, recordKinds, type RecordKind } from '#contract/office/moving-in.ts';
import { apiContext, checkMayOpen } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { RecordsForm } from './records-form.tsx';

const titles = {
  customers: t('moving-in.customers'),
  reviews: t('moving-in.reviews'),
} as const satisfies Record<RecordKind, string>;

const hints = {
  customers: t('moving-in.customersHint'),
  reviews: t('moving-in.reviewsHint'),
} as const satisfies Record<RecordKind, string>;

/** Customers or reviews of another shop. */
export function loader({ params, context }: Route.LoaderArgs) {
  checkMayOpen(context);
  const kind = recordKinds.find((one) => one === params.kind);
  if (kind === undefined) throw data({ code: 'not_found' }, { status: 404 });
  return { kind, sendTo: `${context.get(apiContext).apiBase}${movingIn[kind].path}` };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: titles[loaderData?.kind ?? 'customers'], isPrivate: true });

export default function MovingInAdmin({ loaderData: { kind, sendTo } }: Route.ComponentProps) {
  return (
    <AdminPage title={titles[kind]}>
      <div className="grid max-w-3xl gap-6">
        <p className="text-small text-stone">{hints[kind]}</p>
        <RecordsForm key={kind} sendTo={sendTo} />
      </div>
    </AdminPage>
  );
}
