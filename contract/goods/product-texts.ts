import { z } from 'zod';
import { languages } from '#messages/languages.ts';
import { t } from '#messages/messages.ts';
import { productInfo } from './products.ts';
import { mostCharacters, productInfoGiven } from './product-rules.ts';
import { version } from '#contract/core/protocol/row-version.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shortText } from '#contract/core/fields/short-text.ts';

/** The language of a product's other texts: the shop's second one, as long as it offers it. */
export const textsLanguage = z
  .enum(languages)
  .refine((tag) => tag === shop().otherLanguage, { error: () => t('product-desk.texts.language-not-offered') });

/** The texts of a product in another language; an empty one means that the shop's own is shown. */
export const productTextsGiven = z.object({
  name: z
    .string()
    .overwrite(shortText)
    .max(mostCharacters.name, { error: () => t('product-desk.texts.name-too-long', { most: mostCharacters.name }) })
    .default(''),
  description: z
    .string()
    .max(mostCharacters.description, { error: () => t('product-desk.texts.description-too-long') })
    .default(''),
  info: productInfoGiven,
});

export type ProductTextsGiven = z.output<typeof productTextsGiven>;

/** The same as stored. `version` counts their changes; 0 if there were none. */
export const productTexts = z.object({
  language: z.enum(languages),
  name: z.string(),
  description: z.string(),
  info: productInfo,
  version,
});

export type ProductTexts = z.output<typeof productTexts>;
