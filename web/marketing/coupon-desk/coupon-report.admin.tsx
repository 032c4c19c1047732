import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/coupon-report.admin';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import { areBackwards, dayIn } from '#contract/core/protocol/days-asked.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Table } from '#web/core/ui/table.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';

const title = t('coupon-desk.reportTitle');

/** Days that end before they begin are those up to the last one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = { from: dayIn(query, 'from'), to: dayIn(query, 'to') };
  const days = areBackwards(asked) ? { to: asked.to } : asked;
  return { days, ...(await apiClientOf(context).load(couponDesk.report, days)) };
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

const [code, influencer, orders, customers, sold, off] = [
  t('coupon-desk.code'),
  t('coupon-desk.influencer'),
  t('coupon-desk.orders'),
  t('coupon-desk.customersColumn'),
  t('coupon-desk.sold'),
  t('coupon-desk.off'),
];

/** What was sold with each coupon, by who spreads it. */
export default function CouponReportAdmin({ loaderData: { days, coupons } }: Route.ComponentProps) {
  const { from = '', to = '' }: { from?: string | undefined; to?: string | undefined } = days;
  return (
    <AdminPage title={title} more={[{ to: href('/admin/coupons'), label: t('coupon-desk.title') }]}>
      <Form key={`${from} ${to}`} method="get" className="mb-6 flex flex-wrap items-end gap-4">
        <TextField label={t('coupon-desk.firstDay')} name="from" type="date" defaultValue={from} />
        <TextField label={t('coupon-desk.lastDay')} name="to" type="date" defaultValue={to} />
        <Button type="submit" tone="outline">
          {t('coupon-desk.show')}
        </Button>
      </Form>
      {coupons.length === 0 ? (
        <EmptyState title={t('coupon-desk.reportNone')}>{t('coupon-desk.reportNoneHint')}</EmptyState>
      ) : (
        <Table caption={title} columns={[code, influencer, orders, customers, sold, off]}>
          {coupons.map((one) => (
            <tr key={one.id}>
              <td data-column={code}>{one.code}</td>
              <td data-column={influencer}>{one.influencer || t('coupon-desk.nobody')}</td>
              <td data-column={orders}>{formatNumber(one.orders)}</td>
              <td data-column={customers}>{formatNumber(one.customers)}</td>
              <td data-column={sold}>{formatPrice(one.sold)}</td>
              <td data-column={off}>{formatPrice(one.off)}</td>
            </tr>
          ))}
        </Table>
      )}
    </AdminPage>
  );
}
