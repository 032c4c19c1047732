import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { gender, money, rowId } from '#contract/core/fields/fields.ts';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { compare, toDecimal } from '#contract/core/money/money.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shortText, showsSomething } from '#contract/core/fields/short-text.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { addressStored, isPictureAddress } from '#contract/core/fields/picture-address.ts';
import { parsePrice } from '#contract/core/money/typed-price.ts';
import { exactIssues, tooLongWords, unfitWords } from '#contract/core/protocol/refusal-words.ts';

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

const badSize = { error: () => messages.badSize };
const badStock = { error: () => messages.badStock };

/**
 * A size: an existing one by its id, whose word may change, else by its word. Its stock counts only while it is in stock.
 * `seenStock` is the stock that the form showed: only the difference is applied.
 */
const productVariant = z
  .object({
    variantId: rowId.optional(),
    brandSize: oneLine(12, badSize, badSize).toUpperCase(),
    isInStock: z.boolean(),
    stock: z.coerce.number<string | number>(badStock).int(badStock).min(0, badStock).max(99_999, badStock),
    seenStock: z.int().min(0).max(2_000_000_000).optional(),
  })
  .transform((variant) => ({ ...variant, stock: variant.isInStock ? variant.stock : 0 }));

/** True if no two sizes have one word or are one variant. */
function isDistinct(sizes: readonly z.output<typeof productVariant>[]): boolean {
  const ids = sizes.flatMap(({ variantId }) => (variantId === undefined ? [] : [variantId]));
  const words = sizes.map(({ brandSize }) => brandSize);
  return new Set(words).size === words.length && new Set(ids).size === ids.length;
}

/** The name of a model; empty for none. A program that does not send it leaves it as it is. */
const modelName = z
  .string()
  .overwrite(shortText)
  .max(70, { error: () => t('product-rules.modelLong') })
  .nullish()
  .transform((given) => (given === '' ? null : given));

const mostGrams = 100_000;
const badWeight = () => t('product-rules.badWeight', { most: formatCount(mostGrams) });

/** In g, with its wrapping. A program that does not send it leaves it as it is; a new product then weighs 500 g. */
const weight = z
  .union([z.string().trim(), z.number()], { error: badWeight })
  .refine((given) => /^\d{1,6}$/.test(String(given)), { error: badWeight })
  .transform(Number)
  .refine((grams) => grams >= 1 && grams <= mostGrams, { error: badWeight })
  .optional();

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

const mostDigits = 5;

/** A price above 0. */
function priceOf(error: Said, isStrict: () => boolean) {
  return z
    .union([z.string().trim(), z.number()], { error })
    .superRefine((given, { addIssue }) => {
      const wrong = wrongPrice(plainPrice(given)) ?? (isStrict() ? longPrice(String(given)) : undefined);
      const issues = wrong === undefined ? [] : exactIssues(error(), wrong);
      // A price that is invalid is not compared with the other one.
      for (const issue of issues) addIssue({ ...issue, continue: false });
    })
    .transform((given) => Number(plainPrice(given).replace(',', '.')))
    .pipe(money);
}

/** Returns a price without what groups its thousands in the shop's country: '9.990' in Chile is '9990'. */
function plainPrice(given: string | number): string {
  const grouped = typeof given === 'string' && /\d[.,]\d{3}(?!\d)/.test(given) ? parsePrice(given) : undefined;
  return grouped ? String(toDecimal(grouped)) : String(given);
}

/** Returns what is wrong with a typed price: '' for no price, undefined if it is valid. */
function wrongPrice(typed: string): string | undefined {
  if (typed === '') return '';
  const amount = Number(typed.replace(',', '.'));
  if (amount < 0) return t('product-rules.negative');
  const { decimals } = shop().country;
  if (decimals === 0 && !/^\d+$/.test(typed)) return t('product-rules.wholeOnly');
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(typed)) return t('product-rules.twoDecimals');
  if (amount === 0) return t('product-rules.zero');
  return undefined;
}

/** The specified limit is of what is typed, with what groups its thousands. */
function longPrice(typed: string): string | undefined {
  return typed.length > mostDigits ? tooLongWords(typed.length, mostDigits) : undefined;
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
        .max(mostPictures, { error: () => t('product-rules.manyPictures', { most: mostPictures }) }),
      isOffertPrice: z.boolean().default(false),
      previousPrice: amount.nullish().transform((given) => given ?? null),
      currentPrice: amount,
      color: wordsOf(colour, 20, colourCharacter, isStrict),
      gender: z.enum(gender.options, { error: () => `${messages.noGender}${mark}` }),
      brandName: lineOf(brand, 20),
      model: modelName,
      weight,
      category: z.coerce.number<string | number>({ error: category }).superRefine((id, { addIssue }) => {
        if (Number.isInteger(id) && id >= 1 && id <= 99_999) return;
        const exact = isSpecified() ? t('product-rules.categoryMissing') : '';
        for (const issue of exactIssues(category(), exact)) addIssue(issue);
      }),
      info: productInfoGiven,
      attributes: attributesGiven,
      variants: z.array(productVariant).max(40).default([]),
    })
    .superRefine(({ isOffertPrice, previousPrice, currentPrice }, { addIssue }) => {
      if (!isOffertPrice || (previousPrice !== null && compare(previousPrice, currentPrice) > 0)) return;
      const exact = previousPrice === null ? '' : messages.offerNotLower;
      for (const issue of exactIssues(price(), exact)) addIssue({ ...issue, path: ['previousPrice'] });
    })
    .refine(({ variants }) => isDistinct(variants), {
      path: ['variants'],
      error: () => messages.sizeTwice,
    })
    .transform((product) => ({ ...product, previousPrice: product.isOffertPrice ? product.previousPrice : null }));
}

/** The maximum number of pictures of one product. */
const mostPictures = 12;

/** A new product, by the rules that the owner chose. */
export const newProduct = productSchema({ mark: '', isStrict: isSpecified });

/** A modified product: the same fields, but only empty and negative values and false offers are rejected. */
export const modifiedProduct = productSchema({ mark: '!', isStrict: () => false });

export type ProductFields = z.output<typeof newProduct>;
export type ProductGiven = z.input<typeof newProduct>;
