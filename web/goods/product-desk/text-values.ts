import { z } from 'zod';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { productTextsGiven } from '#contract/goods/product-texts.ts';
import type { ProductTexts } from '#contract/goods/product-texts.ts';
import type { Product } from '#contract/goods/products.ts';
import { t } from '#messages/messages.ts';
import { line, part, rich } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';

/** Returns the names of the details below a description, in the order of the form. */
export function infoFieldNames() {
  return [
    ['aboutMe', t('product-desk.texts.about-me')],
    ['careInfo', t('product-desk.texts.care-info')],
    ['sizeAndFit', t('product-desk.texts.size-and-fit')],
  ] as const;
}

/** The form of the texts of a product in another language. */
export function textsForm(product: Product, language: ProductTexts['language']) {
  const infos = infoFieldNames();
  const form = formOf({
    rules: productTextsGiven,
    fields: {
      name: line(t('product-desk.texts.name'), { hint: shownIfEmpty(product.name) }),
      description: rich(t('product-desk.texts.description'), {
        shown: htmlLine,
        hint: shownIfEmpty(product.description),
      }),
      info: part(t('product-desk.texts.info'), {
        start: { aboutMe: '', careInfo: '', sizeAndFit: '' },
        kept: info,
        shown: (texts) =>
          infos
            .filter(([place]) => texts[place] !== '')
            .map(([place, label]) => `${label}: ${texts[place]}`)
            .join('\n'),
      }),
    },
    sentOf: (values) => ({ ...values, language }),
  });
  return {
    ...form,
    valuesOf: ({ name, description, info: given }: ProductTexts) => ({ name, description, info: info.parse(given) }),
  };
}

const info = z.object({ aboutMe: z.string(), careInfo: z.string(), sizeAndFit: z.string() });

const mostShown = 90;

/** Returns what a visitor sees of a field that is left empty: the shop's own text, or its beginning. */
export function shownIfEmpty(own: string): string {
  const text = htmlLine(own);
  if (text === '') return t('product-desk.texts.none-shown');
  return t('product-desk.texts.own-shown', {
    text: text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text,
  });
}
