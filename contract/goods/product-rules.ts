import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { presentGender } from '#contract/core/fields/fields.ts';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { videoGiven } from '#contract/core/fields/product-video.ts';
import { compare } from '#contract/core/money/money.ts';
import { shopTimeText } from '#contract/core/fields/shop-time-text.ts';
import { shortText, showsSomething } from '#contract/core/fields/short-text.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { addressStored, isPictureAddress } from '#contract/core/fields/picture-address.ts';
import { exactIssues, unfitWords } from '#contract/core/protocol/refusal-words.ts';
import { garmentGiven } from './garment/garment-rules.ts';
import { priceOf } from '#contract/core/money/price-rule.ts';
import { productStates } from './desk-product.ts';
import { productBounds } from './sizes/product-bounds.ts';
import { isDistinct, productVariant, repeatedSku } from './sizes/size-rules.ts';
import { grams } from './sizes/weight-rule.ts';

import { attributesGiven } from './attributes/attribute-rules.ts';

const messages = backOfficeTexts.productForm;

/** The characters allowed in a new product's name, description and colour. */
const plainCharacter = /^[\p{L}\p{M}\p{Nd}\s,.!?;:"*+-]$/u;
const colourCharacter = /^[\p{L}\p{M} ]$/u;

/** A picture: a URL that ends in a picture's extension, or one of the shop's own; stored without scheme and www. */
const productPicture = z
  .union([z.string(), z.object({ path: z.string(), alt: z.string().overwrite(shortText).max(200).default('') })])
  .transform((given) => (typeof given === 'string' ? { path: given, alt: '' } : given))
  .refine(({ path }) => isPictureAddress(path), { error: () => messages.badPicture })
  .transform(({ path, alt }) => ({ path: addressStored(path), alt }));

/** The name of a model; empty for none. A program that does not send it leaves it as it is. */
const modelName = z
  .string()
  .overwrite(shortText)
  .max(productBounds.model, { error: () => t('product-rules.modelLong') })
  .nullish()
  .transform((given) => (given === '' ? null : given));

/** A program that does not send it leaves it as it is; a new product then weighs 500 g. */
const weight = grams.optional();

/** The rate of the value added tax, empty for the usual one. A program that does not send it leaves it as it is. */
const vatPercent = z
  .preprocess((given) => (given === '' ? null : given), z.coerce.number<string | number>().min(0).max(99).nullable())
  .optional();

/** Of a scheduled product: from when it is public, in the shop's local time. */
const publishAt = z.preprocess((given) => (given === '' ? null : given), shopTimeText.nullable()).optional();

/** The bounds of texts that are written in every language. */
export const mostCharacters = { name: 70, description: 20_000, info: 4000 } as const;

const extraText = z.string().trim().max(mostCharacters.info).default('');

/** The details below a description, as they are sent. */
export const productInfoGiven = z
  .object({ aboutMe: extraText, careInfo: extraText, sizeAndFit: extraText })
  .prefault({});

/**
 * A rule set and its messages. `mark` ends the messages of the one for modified products. `isStrict` is asked at each check:
 * the owner chooses the rules for new products.
 */
type RuleSet = { readonly mark: '' | '!'; readonly isStrict: () => boolean };

/** The message of a field, in the language of the request. */
type Said = () => string;

/** A non-empty line of text, limited to certain characters by strict rules. */
function wordsOf(error: Said, most: number, admitted: RegExp, isStrict: () => boolean) {
  return lineOf(error, most).superRefine((text, { addIssue }) => {
    if (!isStrict()) return;
    for (const issue of unfitIssues(text, admitted, error())) addIssue(issue);
  });
}

/** A line of text that shows something. */
function lineOf(error: Said, most: number) {
  return oneLine(most, { error }, { error });
}

/** Returns two issues: the message of the field, and its characters that are not allowed. */
function unfitIssues(text: string, admitted: RegExp, error: string) {
  const words = unfitWords(text, admitted);
  return words === undefined ? [] : exactIssues(error, words);
}

function productSchema({ mark, isStrict }: RuleSet) {
  const name = () => `${messages.badName}${mark}`;
  const description = () => `${messages.badDescription}${mark}`;
  const price = () => `${messages.badPrice}${mark}`;
  const colour = () => `${messages.badColour}${mark}`;
  const brand = () => `${messages.badBrand}${mark}`;
  const category = () => `${messages.noCategory}${mark}`;
  const noPicture = () => `${messages.noPicture}${mark}`;
  const amount = priceOf(price, isStrict);
  return z
    .object({
      name: wordsOf(name, mostCharacters.name, plainCharacter, isStrict),
      description: z
        .string({ error: description })
        .max(mostCharacters.description, { error: description })
        .refine((html) => showsSomething(shortText(htmlLine(html))), { error: description })
        .superRefine((html, { addIssue }) => {
          if (!isStrict()) return;
          for (const issue of unfitIssues(htmlLine(html), plainCharacter, description())) addIssue(issue);
        }),
      images: z
        .array(productPicture, { error: noPicture })
        .min(1, { error: noPicture })
        .max(productBounds.pictures, {
          error: () => t('product-rules.manyPictures', { most: productBounds.pictures }),
        }),
      video: videoGiven,
      isOffertPrice: z.boolean().default(false),
      previousPrice: amount.nullish().transform((given) => given ?? null),
      currentPrice: amount,
      color: wordsOf(colour, productBounds.color, colourCharacter, isStrict),
      gender: presentGender({ error: () => `${messages.noGender}${mark}` }),
      brandName: lineOf(brand, productBounds.brand),
      model: modelName,
      weight,
      vatPercent,
      /** A call without it creates a published product, and leaves the state of an existing one. */
      state: z.enum(productStates).optional(),
      publishAt,
      ...garmentGiven,
      category: z.coerce.number<string | number>({ error: category }).superRefine((id, { addIssue }) => {
        if (Number.isInteger(id) && id >= 1 && id <= 99_999) return;
        const exact = isSpecified() ? t('product-rules.categoryMissing') : '';
        for (const issue of exactIssues(category(), exact)) addIssue(issue);
      }),
      info: productInfoGiven,
      attributes: attributesGiven,
      variants: z.array(productVariant).max(productBounds.sizes).default([]),
    })
    .superRefine(({ isOffertPrice, previousPrice, currentPrice }, { addIssue }) => {
      if (!isOffertPrice || (previousPrice !== null && compare(previousPrice, currentPrice) > 0)) return;
      // The shop fills it in from what the product cost.
      if (previousPrice === null && !isSpecified()) return;
      const exact = previousPrice === null ? '' : messages.offerNotLower;
      for (const issue of exactIssues(price(), exact)) addIssue({ ...issue, path: ['previousPrice'] });
    })
    .refine(({ state, publishAt: at }) => state !== 'scheduled' || typeof at === 'string', {
      path: ['publishAt'],
      error: () => t('product-rules.noPublishAt'),
    })
    .refine(({ variants }) => isDistinct(variants), {
      path: ['variants'],
      error: () => messages.sizeTwice,
    })
    .superRefine(({ variants }, { addIssue }) => {
      const at = repeatedSku(variants);
      if (at < 0) return;
      addIssue({ code: 'custom', path: ['variants', at, 'sku'], message: t('product-rules.skuTwice') });
    })
    .transform((product) => ({ ...product, previousPrice: product.isOffertPrice ? product.previousPrice : null }));
}

/** A new product, by the rules that the owner chose. */
export const newProduct = productSchema({ mark: '', isStrict: isSpecified });

/** A modified product: the same fields, but only empty and negative values and false offers are rejected. */
export const modifiedProduct = productSchema({ mark: '!', isStrict: () => false });

export type ProductFields = z.output<typeof newProduct>;
export type ProductGiven = z.input<typeof newProduct>;
