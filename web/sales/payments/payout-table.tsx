import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { shortDayWords } from '#contract/core/time/shop-time.ts';
import type { ListedPayout } from '#contract/sales/payments/payouts.ts';
import { Table } from '#web/core/ui/table.tsx';
import { partTitles, parts, payoutKind, payoutName } from './payout-words.ts';

type PayoutTableProps = {
  /** Not empty. */
  readonly payouts: readonly ListedPayout[];
  readonly days: { readonly from: string; readonly to: string };
};

const [day, provider, count] = [t('payouts.day'), t('payouts.provider'), t('payouts.count')];

/** What providers send or release, with the sums of all of it. */
export function PayoutTable({ payouts, days }: PayoutTableProps) {
  return (
    <Table
      caption={t('payouts.title')}
      columns={[day, provider, t('payouts.payout'), count, ...parts.map((part) => partTitles[part])]}
    >
      {payouts.map((payout) => (
        <tr key={`${payout.provider} ${payout.id}`} data-payout={payout.id}>
          <td data-column={day} className="whitespace-nowrap tabular-nums">
            <Link
              to={addressOf(payout, days)}
              className="link"
              aria-label={t('payouts.see', { name: payoutName(payout) })}
            >
              {shortDayWords(payout.day)}
            </Link>
          </td>
          <td data-column={provider}>{payout.title}</td>
          <td data-column={t('payouts.payout')}>
            {payoutKind(payout)}
            {payout.sent && payout.missing.minor !== 0 && (
              <p className="text-danger">
                {t('payouts.sentOther', { sent: formatPrice(payout.sent), missing: formatPrice(payout.missing) })}
              </p>
            )}
          </td>
          <td data-column={count}>{formatNumber(payout.count)}</td>
          <Parts sums={payout} />
        </tr>
      ))}
      <tr className="font-medium">
        <td colSpan={3}>{t('payouts.total')}</td>
        <td data-column={count}>{formatNumber(payouts.reduce((all, one) => all + one.count, 0))}</td>
        <Parts sums={totalOf(payouts)} />
      </tr>
    </Table>
  );
}

type Sums = Pick<ListedPayout, (typeof parts)[number]>;

/** The cells of the parts of sums. */
export function Parts({ sums }: { readonly sums: Sums }) {
  return parts.map((part) => (
    <td key={part} data-column={partTitles[part]} className="whitespace-nowrap tabular-nums">
      {formatPrice(sums[part])}
    </td>
  ));
}

function totalOf(payouts: readonly ListedPayout[]): Sums {
  const all = (part: keyof Sums) =>
    moneyOf(
      payouts.reduce((total, one) => total + one[part].minor, 0),
      payouts[0]?.net.currency ?? '',
    );
  return { gross: all('gross'), fee: all('fee'), withheld: all('withheld'), other: all('other'), net: all('net') };
}

function addressOf({ provider: of, id }: ListedPayout, { from, to }: PayoutTableProps['days']): string {
  return `${href('/admin/payouts')}?${new URLSearchParams({ from, to, provider: of, payout: id })}#contents`;
}
