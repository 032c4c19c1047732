import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { PeriodSales } from '#contract/office/dashboard.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatCount, formatWholePrice } from '#contract/core/money/price-words.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';

type FiguresProps = {
  readonly sales: PeriodSales;
  readonly salesBefore: PeriodSales;
  readonly pendingOrders: number;
  /** The first and the last day of the period, for the list of its orders. */
  readonly from: string;
  readonly to: string;
  /** The name of the period before: 'los 7 días anteriores'. */
  readonly before: string;
};

const money = (minor: number) => formatWholePrice(shopMoney(minor));

/** The figures of a period, each beside that of the period before, and each a link to the orders that it counts. */
export function Figures({ sales, salesBefore, pendingOrders, from, to, before }: FiguresProps) {
  const orders = (status: string) => `${href('/admin/orders')}?${new URLSearchParams({ status, from, to })}`;
  const sold = orders('approved');
  return (
    <ul className="grid grid-cols-2 overflow-hidden rounded-soft border border-line bg-sheet xl:grid-cols-5">
      <Figure
        name={t('admin.sales')}
        to={sold}
        pair={[sales.total.minor, salesBefore.total.minor]}
        written={money}
        before={before}
      />
      <Figure
        name={t('admin.approvedOrders')}
        to={sold}
        pair={[sales.orders, salesBefore.orders]}
        written={formatCount}
        before={before}
      />
      <Figure
        name={t('admin.average')}
        to={sold}
        pair={[sales.average.minor, salesBefore.average.minor]}
        written={money}
        before={before}
      />
      <Figure
        name={t('admin.failed')}
        to={orders('failure')}
        pair={[sales.failed, salesBefore.failed]}
        written={formatCount}
        before={before}
      />
      <li className={joinClasses(cell, 'max-xl:col-span-2')}>
        <Link to={`${href('/admin/orders')}?status=pending`} className={whole}>
          <span className={label}>{t('admin.pendingNow')}</span>
          <span className={figure}>{formatCount(pendingOrders)}</span>
          <span className="text-caption text-stone">
            {pendingOrders === 0 ? t('admin.nothingWaits') : t('admin.waiting')}
          </span>
        </Link>
      </li>
    </ul>
  );
}

const cell = '-mt-px -ml-px border-t border-l border-line';
const whole = 'group grid h-full content-start gap-1 p-4 hover:bg-sand';
const label = 'text-small text-stone underline-offset-4 group-hover:underline';
const figure = 'text-title text-ink tabular-nums';

type FigureProps = {
  readonly name: string;
  readonly to: string;
  /** The figure now and before. */
  readonly pair: readonly [number, number];
  readonly written: (figure: number) => string;
  readonly before: string;
};

function Figure({ name, to, pair: [now, then], written, before }: FigureProps) {
  const { mark, words } = differenceOf(now, then);
  return (
    <li className={cell}>
      <Link to={to} className={whole}>
        <span className={label}>{name}</span>
        <span className={figure}>{written(now)}</span>
        <span className="text-caption text-stone tabular-nums">
          <span aria-hidden="true">
            {mark && <span className="font-medium text-ink">{mark} · </span>}
            {t('admin.figureBefore', { figure: written(then) })}
          </span>
          <span className="sr-only">
            {words} {before}, {written(then)}
          </span>
        </span>
      </Link>
    </li>
  );
}

type Difference = {
  /** '▲ 12%', as it is shown; empty without a percentage. */
  readonly mark: string;
  /** '12% más que', to be read before the words for the period. */
  readonly words: string;
};

const onePercent = 0.01;

/** Compares a figure with the one of the period before. Without one before there is no percentage. */
export function differenceOf(now: number, before: number): Difference {
  if (now === before) return { mark: '=', words: t('admin.sameAs') };
  const isMore = now > before;
  const arrow = isMore ? '▲' : '▼';
  if (before === 0) return { mark: '', words: isMore ? t('admin.moreThan') : t('admin.lessThan') };
  const percents = Math.round(Math.abs(now - before) / before / onePercent);
  // Less than half a percent is still a difference.
  const percent = percents === 0 ? t('admin.underOnePercent') : `${formatCount(percents)}%`;
  return {
    mark: `${arrow} ${percent}`,
    words: isMore ? t('admin.percentMore', { percent }) : t('admin.percentLess', { percent }),
  };
}
