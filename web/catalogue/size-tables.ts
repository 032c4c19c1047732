import { t } from '#messages/messages.ts';
import { shortDecimal } from '../ui/short-decimal.ts';
import type { SizeTableName } from './size-table-name.ts';

/** A table of the size guide. Measures of the body in cm, from and to; for shoes the length of the foot. */
export type SizeTable = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const span = (from: number, to: number) => t('catalogue.span', { from, to });

const letters = (): SizeTable => ({
  title: t('catalogue.lettersTable'),
  columns: [t('catalogue.size'), t('catalogue.chest'), t('catalogue.waist'), t('catalogue.hips')],
  rows: [
    ['XS', span(82, 86), span(64, 68), span(88, 92)],
    ['S', span(87, 92), span(69, 74), span(93, 98)],
    ['M', span(93, 98), span(75, 81), span(99, 104)],
    ['L', span(99, 105), span(82, 89), span(105, 110)],
    ['XL', span(106, 113), span(90, 98), span(111, 117)],
    ['XXL', span(114, 122), span(99, 108), span(118, 125)],
  ],
});

const waists = (): SizeTable => ({
  title: t('catalogue.waistsTable'),
  columns: [t('catalogue.size'), t('catalogue.waist'), t('catalogue.hips')],
  rows: [
    ['36', span(66, 69), span(90, 93)],
    ['38', span(70, 73), span(94, 97)],
    ['40', span(74, 77), span(98, 101)],
    ['42', span(78, 82), span(102, 105)],
    ['44', span(83, 87), span(106, 109)],
    ['46', span(88, 93), span(110, 114)],
    ['48', span(94, 99), span(115, 119)],
  ],
});

const feet = (): SizeTable => ({
  title: t('catalogue.shoes'),
  columns: [t('catalogue.size'), t('catalogue.footLength')],
  rows: [
    ['35', shortDecimal(22.5)],
    ['36', shortDecimal(23)],
    ['37', shortDecimal(23.7)],
    ['38', shortDecimal(24.3)],
    ['39', shortDecimal(25)],
    ['40', shortDecimal(25.7)],
    ['41', shortDecimal(26.3)],
    ['42', shortDecimal(27)],
    ['43', shortDecimal(27.7)],
    ['44', shortDecimal(28.3)],
    ['45', shortDecimal(29)],
  ],
});

const tables = { letters, waists, feet } satisfies Record<SizeTableName, () => SizeTable>;

export function sizeTable(name: SizeTableName): SizeTable {
  return tables[name]();
}
