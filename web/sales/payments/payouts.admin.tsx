import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/payouts.admin';
import { areBackwards, dayIn } from '#contract/core/protocol/days-asked.ts';
import { payouts } from '#contract/sales/payments/payouts.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useMay } from '#web/core/session/may.tsx';
import { PayoutMovements } from './payout-movements.tsx';
import { PayoutTable } from './payout-table.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { UnmatchedPayments } from './unmatched-payments.tsx';

const title = t('payouts.title');

/** Days that end before they begin are those up to the last one. `provider` and `payout` are those whose movements are shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = { from: dayIn(query, 'from'), to: dayIn(query, 'to') };
  const api = apiClientOf(context);
  const found = await api.load(payouts.list, areBackwards(asked) ? { to: asked.to } : asked);
  const chosen = found.payouts.find(
    ({ provider, id }) => provider === query.get('provider') && id === query.get('payout'),
  );
  const movements = chosen && (await api.load(payouts.movements, { provider: chosen.provider, id: chosen.id }));
  return { ...found, shown: chosen && movements ? { payout: chosen, ...movements } : null };
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** What payments leave and when, and what of it does not match. */
export default function PayoutsAdmin({ loaderData }: Route.ComponentProps) {
  const { days, payouts: listed, unmatched, foreign, readings, shown } = loaderData;
  const { from, to } = days;
  const mayExport = useMay()('orders.export');
  return (
    <AdminPage
      title={title}
      more={
        mayExport
          ? [
              {
                to: `${href('/admin/export/payouts')}?from=${from}&to=${to}`,
                label: t('payouts.download'),
                isFile: true,
              },
            ]
          : []
      }
    >
      <p className="mb-6 max-w-2xl text-small text-stone">{t('payouts.about')}</p>
      <ReadingNotes readings={readings} />
      <Form key={`${from} ${to}`} method="get" className="mb-6 flex flex-wrap items-end gap-4">
        <TextField label={t('payouts.from')} name="from" type="date" defaultValue={from} />
        <TextField label={t('payouts.to')} name="to" type="date" defaultValue={to} />
        <Button type="submit" tone="outline">
          {t('payouts.show')}
        </Button>
      </Form>
      {listed.length === 0 ? (
        <EmptyState title={t('payouts.none')}>{t('payouts.noneHint')}</EmptyState>
      ) : (
        <PayoutTable payouts={listed} days={days} />
      )}
      {foreign > 0 && <p className="mt-3 text-small text-stone">{t('payouts.foreign', { count: foreign })}</p>}
      {shown && <PayoutMovements payout={shown.payout} movements={shown.movements} />}
      {(listed.length > 0 || unmatched.length > 0) && <UnmatchedPayments unmatched={unmatched} />}
    </AdminPage>
  );
}
