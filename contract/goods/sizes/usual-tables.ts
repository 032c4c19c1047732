import { t } from '#messages/messages.ts';
import type { Measure } from './length.ts';
import { letterSizes, shoeSizes, waistSizes, type Span } from './size-measures.ts';

const span = ([from, to]: Span): Measure => ({ from: from * 10, to: to * 10 });
const body = (name: string) => ({ name, of: 'body' as const });

/** Returns tables of usual measures of the body, which the owner's own may begin with, in the language of the request. */
export function usualTables() {
  const [chest, waist, hips] = [body(t('catalogue.chest')), body(t('catalogue.waist')), body(t('catalogue.hips'))];
  return [
    {
      name: t('catalogue.lettersTable'),
      columns: [chest, waist, hips],
      rows: letterSizes.map((one) => ({ size: one.size, measures: [one.chest, one.waist, one.hips].map(span) })),
    },
    {
      name: t('catalogue.waistsTable'),
      columns: [waist, hips],
      rows: waistSizes.map((one) => ({ size: one.size, measures: [one.waist, one.hips].map(span) })),
    },
    {
      name: t('catalogue.shoes'),
      columns: [body(t('catalogue.footLength'))],
      rows: shoeSizes.map(({ size, foot }) => ({ size, measures: [{ from: Math.round(foot * 10), to: null }] })),
    },
  ];
}
