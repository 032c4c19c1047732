import { t } from '#messages/messages.ts';
import type { AnsweredFile } from '#contract/core/protocol/answered-file.ts';
import type { documents } from '#contract/sales/orders/documents.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { PrintedKind } from '#contract/sales/orders/printed-kinds.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { drawLabels } from './label.ts';
import { textRuns } from '#server/site/look/text-runs.service.ts';
import { spareFaces } from '#server/site/look/spare-faces.service.ts';
import { orderSheets, type OrderSheet } from './order-sheets.ts';
import { drawEach, openPen, type Pen } from './pdf-pen.ts';
import { printedLogo } from './printed-logo.ts';
import { drawPickList, pickRows } from './pick-list.ts';
import { drawSlip } from './slip.ts';

type Job = { readonly sheets: readonly OrderSheet[]; readonly leftOut: readonly number[]; readonly now: Date };

type Kind = {
  readonly size: 'a4' | 'label';
  /** The title of the file: of one order by its number, or of several. */
  readonly title: (about: { readonly count: number; readonly number: number }) => string;
  readonly file: string;
  /** True for an order that the file can have. */
  readonly takes: (sheet: OrderSheet) => boolean;
  readonly draw: (pen: Pen, job: Job) => Promise<void>;
};

const kinds = {
  slips: {
    size: 'a4',
    title: (about) => t('documents.slips', about),
    file: 'remitos',
    takes: ({ lines }) => lines.length > 0,
    draw: (pen, { sheets }) => drawEach(sheets, (sheet) => drawSlip(pen, sheet)),
  },
  labels: {
    size: 'label',
    title: (about) => t('documents.labels', about),
    file: 'etiquetas',
    takes: ({ lines, address, pickup }) => lines.length > 0 && (address !== null || pickup !== null),
    draw: (pen, { sheets }) => drawEach(sheets, (sheet) => drawLabels(pen, sheet)),
  },
  'pick-list': {
    size: 'a4',
    title: (about) => t('documents.pickLists', about),
    file: 'lista-de-preparacion',
    takes: ({ left }) => left.length > 0,
    draw: async (pen, { sheets, leftOut, now }) => drawPickList(pen, { rows: pickRows(sheets), leftOut, now }),
  },
} as const satisfies Record<PrintedKind, Kind>;

type Printing = Pick<Context, 'db' | 'clock' | 'look'>;

/**
 * Returns a file to print for orders, by their number, in the shop's own language. `leftOut` are those that are unknown, not paid, stopped by the
 * payment provider, or have nothing for this kind of file. Throws `nothing_to_print` if no order is left.
 */
export async function printDocuments(ctx: Printing, asked: Input<typeof documents.print>): Promise<AnsweredFile> {
  return inShopLanguage(() => printed(ctx, asked));
}

/** Returns the letters and signs of orders that would be missing on paper. */
export async function unprintable({ db }: Printing, { number }: Input<typeof documents.unprintable>) {
  const written = JSON.stringify(await orderSheets(db, number));
  return { signs: [...textRuns(written, await spareFaces(written)).missing] };
}

async function printed(
  { db, clock, look }: Printing,
  { what, number }: Input<typeof documents.print>,
): Promise<AnsweredFile> {
  const kind: Kind = kinds[what];
  const sheets = (await orderSheets(db, number)).filter(kind.takes);
  const [first, ...more] = sheets;
  if (!first) throw new ShopError('nothing_to_print');
  const found = new Set(sheets.map((sheet) => sheet.number));
  const leftOut = [...new Set(number)].filter((one) => !found.has(one));
  const now = clock();
  const isOne = more.length === 0;
  const title = kind.title({ count: sheets.length, number: first.number });
  const logo = await printedLogo({ look });
  const pen = await openPen({ title, size: kind.size, now, logo, written: JSON.stringify(sheets) });
  await kind.draw(pen, { sheets, leftOut, now });
  const about = isOne ? `orden-${first.number}` : shopDay(now);
  return { name: `${kind.file}-${about}.pdf`, bytes: await pen.finish(), leftOut };
}
