import { t } from '#messages/messages.ts';
import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { csvLine } from '#contract/core/fields/csv.ts';
import { momentWords, shopDay } from '#contract/core/time/shop-time.ts';
import type { Context } from '#server/core/context/context.ts';
import { sheetStream } from '#server/core/context/sheet-stream.ts';
import { consentsAfter } from '#server/people/accounts/consent-records.service.ts';
import { consentWords, placeWords } from './record-words.ts';

/** How many records are read at a time. */
const batch = 1000;

/** Returns the record of consents as a spreadsheet, written as it is read. */
export async function exportRecords(ctx: Context): Promise<AnsweredStream> {
  return sheetStream(`${t('newsletter.file')}-${shopDay(ctx.clock())}.csv`, headings(), pagesOf(ctx));
}

async function* pagesOf({ db }: Context): AsyncGenerator<string, undefined, undefined> {
  let last = 0;
  for (;;) {
    const rows = await consentsAfter(db, last, batch);
    last = rows.at(-1)?.record.id ?? last;
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('');
    if (rows.length < batch) return;
  }
}

const headings = () => [
  t('newsletter.columnAt'),
  t('newsletter.columnAddress'),
  t('newsletter.columnAccount'),
  t('newsletter.columnWhat'),
  t('newsletter.columnPlace'),
  t('newsletter.columnWording'),
  t('newsletter.columnLanguage'),
  t('newsletter.columnReason'),
];

function cellsOf({ record, username }: Awaited<ReturnType<typeof consentsAfter>>[number]): string[] {
  const { at, email, emailHash, what, place, wording, language, reason } = record;
  const address = email ?? (emailHash === null ? '' : `SHA-256 ${emailHash.toString('hex')}`);
  return [momentWords(at), address, username ?? '', consentWords[what], placeWords[place], wording, language, reason];
}
