import { t } from '#messages/messages.ts';
import { fromDecimal, toDecimal } from '#contract/core/money/money.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { spreadsheetPrice } from '#contract/core/money/spreadsheet-price.ts';
import { parsePrice, priceExample } from '#contract/core/money/typed-price.ts';
import { plainStates, productStates } from '#contract/goods/desk-product.ts';
import type { Category } from '#contract/goods/products.ts';
import { categoryName } from '../product-desk/product-columns.tsx';
import { stateNames } from '../product-desk/product-words.ts';
import type { CellValue } from './grid-cells.ts';
import type { GridColumn } from './grid-columns.ts';

/** The most units of a size. */
const mostUnits = 99_999;

const yes = () => t('product-grid.yes');
const no = () => t('product-grid.no');

/** Returns the text of a value in a cell, as it is also copied. */
export function cellText({ kind, field }: GridColumn, value: CellValue, categories: readonly Category[]): string {
  if (value === null) return '';
  if (kind === 'check') return value === true ? yes() : no();
  if (kind === 'price') return spreadsheetPrice(fromDecimal(Number(value)));
  if (kind === 'count') return String(value);
  if (field === 'category') {
    const found = categories.find(({ id }) => id === value);
    return found ? categoryName(found) : String(value);
  }
  const state = productStates.find((one) => one === value);
  return state ? stateNames[state] : String(value);
}

/** What a text says for a cell: its value, or why it has none. */
type ReadText =
  | { readonly value: CellValue; readonly error?: never }
  | { readonly error: string; readonly value?: never };

/** Reads what was typed into a cell or pasted. */
export function readText(column: GridColumn, typed: string, categories: readonly Category[]): ReadText {
  const text = typed.trim();
  if (text === '') return column.isOptional ? { value: null } : { error: t('product-grid.notEmpty') };
  if (column.kind === 'price') return readPrice(text);
  if (column.kind === 'count') return readCount(text);
  if (column.kind === 'check') return readCheck(text);
  return column.field === 'category' ? readCategory(text, categories) : readState(text);
}

function readPrice(text: string): ReadText {
  const amount = parsePrice(text);
  if (!amount || amount.minor === 0) return { error: t('product-grid.noPrice', { text, example: priceExample() }) };
  return { value: toDecimal(amount) };
}

/** Thousands may be grouped as in the shop's country, or as spreadsheets copy them. */
function readCount(text: string): ReadText {
  const digits = text.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '');
  const units = Number(digits);
  if (/^\d+$/.test(digits) && units <= mostUnits) return { value: units };
  return { error: t('product-grid.noCount', { text, most: formatCount(mostUnits) }) };
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

function readCheck(text: string): ReadText {
  const word = plain(text);
  if ([plain(yes()), 'si', 'x', '1', 'true', 'verdadero', 'yes'].includes(word)) return { value: true };
  if ([plain(no()), 'no', '0', 'false', 'falso'].includes(word)) return { value: false };
  return { error: t('product-grid.noCheck', { text }) };
}

/** A category by its name with its gender, or by its title alone where only one has it. */
function readCategory(text: string, categories: readonly Category[]): ReadText {
  const word = plain(text);
  const named = categories.filter((category) => plain(categoryName(category)) === word);
  const titled = categories.filter(({ title }) => plain(title) === word);
  const [only, ...more] = named.length > 0 ? named : titled;
  if (only && more.length === 0) return { value: only.id };
  return {
    error: more.length > 0 ? t('product-grid.manyCategories', { text }) : t('product-grid.noCategory', { text }),
  };
}

/** A time of publication is given on the product's own page. */
function readState(text: string): ReadText {
  const found = plainStates.find((state) => plain(stateNames[state]) === plain(text) || state === text);
  return found ? { value: found } : { error: t('product-grid.noState', { text }) };
}
