import { t } from '#messages/messages.ts';
import { plainEmail, emailWords } from '#contract/core/fields/email-pattern.ts';
import { longText, showsSomething } from '#contract/core/fields/short-text.ts';
import { longestComment } from '#contract/marketing/reviews.texts.ts';
import { personNameOf } from './customer-records.ts';
import type { RecordRow } from './record-columns.ts';
import type { reviewHeadings } from './record-headings.ts';
import type { RecordProblem } from './record-problem.ts';

type Row = RecordRow<keyof typeof reviewHeadings>;

/** A review as its file has it: of a product by its old address, its SKU or its name. */
export type ReviewRecord = {
  readonly row: number;
  readonly email: string;
  readonly author: string | null;
  /** The last part of the product's address in the other shop, in small letters; '' if the file does not have it. */
  readonly handle: string;
  readonly sku: string;
  readonly product: string;
  readonly calification: number;
  readonly comment: string;
  readonly createdAt: Date;
};

/** Returns the reviews of a file. `now` is the date of those without one. */
export function reviewsIn(rows: readonly Row[], now: Date): { reviews: ReviewRecord[]; problems: RecordProblem[] } {
  const reviews: ReviewRecord[] = [];
  const problems: RecordProblem[] = [];
  for (const row of rows) {
    const read = reviewIn(row, now);
    if (typeof read === 'string') problems.push({ row: row.row, reason: read });
    else reviews.push(read);
  }
  return { reviews, problems };
}

/** Returns the review of a row, or why there is none. */
function reviewIn({ row, text }: Row, now: Date): ReviewRecord | string {
  const email = plainEmail(text('email'));
  const stars = text('stars').replace(',', '.');
  const comment = commentOf(text('title'), text('body'));
  const createdAt = text('date') === '' ? now : dateOf(text('date'));
  if (/^(?:spam|unpublished|hidden|rejected|trash|no)$/i.test(text('state'))) return t('moving-in.hidden');
  if (email === '') return t('moving-in.noEmail');
  const wrongEmail = emailWords(email, t('moving-in.badEmail', { email }));
  if (wrongEmail !== undefined) return wrongEmail;
  if (!/^[1-5](?:\.0+)?$/.test(stars)) return t('moving-in.badStars', { stars: text('stars').slice(0, 20) });
  if (!showsSomething(comment)) return t('moving-in.noComment');
  if (comment.length > longestComment) return t('moving-in.longComment', { most: longestComment });
  if (!createdAt || createdAt > now) return t('moving-in.badDate', { date: text('date').slice(0, 40) });
  return {
    row,
    email,
    author: personNameOf(text('name')),
    handle: handleOf(text('handle')),
    sku: text('sku'),
    product: text('product'),
    calification: Number(stars),
    comment,
    createdAt,
  };
}

function commentOf(title: string, body: string): string {
  const text = body.replaceAll(/<br\s*\/?>|<\/p>/gi, '\n').replaceAll(/<[^>]*>/g, '');
  return longText(title !== '' && !text.startsWith(title) ? `${title}\n${text}` : text);
}

/** 'https://tienda.com/products/remera?x=1' and 'Remera' are of the handle 'remera'. */
function handleOf(text: string): string {
  const path = text.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

/** Reads '2024-03-09', with or without a time and 'UTC' behind it, and '9/3/2024' with the day first; undefined for others. */
function dateOf(text: string): Date | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? [];
  const [iso] = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?/.exec(text) ?? [];
  const plain =
    year === undefined ? iso?.replace(' ', 'T') : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (plain === undefined) return undefined;
  const date = new Date(plain.length > 10 ? `${plain}Z` : `${plain}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
