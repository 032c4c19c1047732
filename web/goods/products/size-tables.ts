import { t } from '#messages/messages.ts';
import { letterSizes, shoeSizes, waistSizes } from '#contract/goods/sizes/size-measures.ts';
import type { Span } from '#contract/goods/sizes/size-measures.ts';
import { shortDecimal } from '#web/core/ui/short-decimal.ts';
import type { SizeTableName } from './size-table-name.ts';

/** A table of the size guide. Measures of the body in cm, from and to; for shoes the length of the foot. */
export type SizeTable = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const span = ([from, to]: Span) => t('catalogue.span', { from, to });

const letters = (): SizeTable => ({
  title: t('catalogue.lettersTable'),
  columns: [t('catalogue.size'), t('catalogue.chest'), t('catalogue.waist'), t('catalogue.hips')],
  rows: letterSizes.map(({ size, chest, waist, hips }) => [size, span(chest), span(waist), span(hips)]),
});

const waists = (): SizeTable => ({
  title: t('catalogue.waistsTable'),
  columns: [t('catalogue.size'), t('catalogue.waist'), t('catalogue.hips')],
  rows: waistSizes.map(({ size, waist, hips }) => [size, span(waist), span(hips)]),
});

const feet = (): SizeTable => ({
  title: t('catalogue.shoes'),
  columns: [t('catalogue.size'), t('catalogue.footLength')],
  rows: shoeSizes.map(({ size, foot }) => [size, shortDecimal(foot)]),
});

const tables = { letters, waists, feet } satisfies Record<SizeTableName, () => SizeTable>;

export function sizeTable(name: SizeTableName): SizeTable {
  return tables[name]();
}
