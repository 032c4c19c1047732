import { z } from 'zod';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { productTextsGiven } from '#contract/goods/product-texts.ts';
import type { ProductTexts } from '#contract/goods/product-texts.ts';
import { t } from '#messages/messages.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

/** The values of the form of a product's texts in another language. */
export type TextValues = Pick<ProductTexts, 'name' | 'description' | 'info'>;

/** Returns the texts alone, as the form edits them. */
export function textValuesOf({ name, description, info }: TextValues): TextValues {
  const { aboutMe, careInfo, sizeAndFit } = info;
  return { name, description, info: { aboutMe, careInfo, sizeAndFit } };
}

/** Accepts the texts that were kept over an expired session. */
export const keptTexts: z.ZodType<TextValues> = z.object({
  name: z.string(),
  description: z.string(),
  info: z.object({ aboutMe: z.string(), careInfo: z.string(), sizeAndFit: z.string() }),
});

/** Returns the errors of each field, by the server's rules. */
export function textErrors(values: TextValues): Readonly<Record<string, string>> {
  return schemaErrors(productTextsGiven, values);
}

/** Returns the names of the details below a description, in the order of the form. */
export function infoFieldNames() {
  return [
    ['aboutMe', t('product-desk.texts.about-me')],
    ['careInfo', t('product-desk.texts.care-info')],
    ['sizeAndFit', t('product-desk.texts.size-and-fit')],
  ] as const;
}

/** Returns the names of the fields for a version conflict. */
export function textWords(): FormWords<TextValues> {
  return {
    name: { label: t('product-desk.texts.name'), shown: (name) => name.trim() },
    description: { label: t('product-desk.texts.description'), shown: htmlLine },
    info: {
      label: t('product-desk.texts.info'),
      shown: (info) =>
        infoFieldNames()
          .filter(([place]) => info[place] !== '')
          .map(([place, label]) => `${label}: ${info[place]}`)
          .join('\n'),
    },
  };
}

const mostShown = 90;

/** Returns what a visitor sees of a field that is left empty: the shop's own text, or its beginning. */
export function shownIfEmpty(own: string): string {
  const text = htmlLine(own);
  if (text === '') return t('product-desk.texts.none-shown');
  return t('product-desk.texts.own-shown', {
    text: text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text,
  });
}
