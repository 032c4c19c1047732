import { t } from '#messages/messages.ts';
import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { csvLine } from '#contract/core/fields/csv.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { spreadsheetPrice } from '#contract/core/money/spreadsheet-price.ts';
import { momentWords, shopDay } from '#contract/core/time/shop-time.ts';
import { movementWords } from '#contract/sales/payments/movement-words.ts';
import type { payouts } from '#contract/sales/payments/payouts.ts';
import { movedSums } from '#contract/sales/payments/settlements.ts';
import type { Context } from '#server/core/context/context.ts';
import { sheetStream } from '#server/core/context/sheet-stream.ts';
import { daysAskedFor } from './list-payouts.service.ts';
import { movementsAfter, type Days, type MovementRow } from './movements.queries.ts';

/** How many movements are read at a time. */
const batch = 1000;

/** Returns the movements of some days as a spreadsheet, written as it is read. */
export async function exportMovements(ctx: Context, asked: Input<typeof payouts.export>): Promise<AnsweredStream> {
  const days = daysAskedFor(asked, ctx.clock());
  return sheetStream(`${t('payouts.file')}-${days.from}-${days.to}.csv`, headings(), pagesOf(ctx, days));
}

async function* pagesOf({ db }: Context, days: Days): AsyncGenerator<string, undefined, undefined> {
  let last: MovementRow | undefined;
  for (;;) {
    const rows = await movementsAfter(db, days, { last, most: batch });
    last = rows.at(-1);
    if (last) yield rows.map((row) => csvLine(cellsOf(row))).join('');
    if (rows.length < batch) return;
  }
}

const headings = () => [
  t('payouts.releaseDay'),
  t('payouts.provider'),
  t('payouts.payout'),
  t('payouts.at'),
  t('payouts.kind'),
  t('payouts.paymentId'),
  t('payouts.order'),
  t('payouts.gross'),
  t('payouts.fee'),
  t('payouts.withheld'),
  t('payouts.other'),
  t('payouts.net'),
  t('payouts.currency'),
];

function cellsOf(row: MovementRow): string[] {
  const { gross, fee, withheld, other, net } = movedSums([row], row.currency);
  return [
    shopDay(row.releaseAt),
    row.provider,
    row.payoutId ?? '',
    momentWords(row.at),
    movementWords[row.kind],
    row.paymentId ?? '',
    row.number === null ? '' : String(row.number),
    ...[gross, fee, withheld, other, net].map(spreadsheetPrice),
    row.currency,
  ];
}
