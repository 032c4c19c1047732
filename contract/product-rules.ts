import { z } from 'zod';
import { backOfficeTexts } from './back-office.texts.ts';
import { gender, money } from './fields.ts';
import { addressStored, isPictureAddress } from './picture-address.ts';
import { exactIssues, tooLongWords, unfitWords } from './refusal-words.ts';

const said = backOfficeTexts.productForm;

/** What a new product's name and description are made of, and its colour: one character. */
const plainCharacter = /^[\p{L}\p{M}\p{Nd}\s,.!?;:"*+-]$/u;
const colourCharacter = /^[\p{L}\p{M} ]$/u;

/** The text of a description: its HTML without the tags, as far as the rules look at it. */
export function descriptionText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A picture: an address that ends in a picture's name, or one of the shop's own; stored without scheme and www. */
const productPicture = z
  .union([z.string(), z.object({ path: z.string(), alt: z.string().trim().max(200).default('') })])
  .transform((given) => (typeof given === 'string' ? { path: given, alt: '' } : given))
  .refine(({ path }) => isPictureAddress(path), { error: said.badPicture })
  .transform(({ path, alt }) => ({ path: addressStored(path), alt }));

/** A size. Its stock counts only while it is in stock. `seenStock` is what the form showed: only the difference is applied. */
const productVariant = z
  .object({
    brandSize: z.string().trim().min(1, said.badSize).max(12, said.badSize).toUpperCase(),
    isInStock: z.boolean(),
    stock: z.coerce
      .number<string | number>({ error: said.badStock })
      .int(said.badStock)
      .min(0, said.badStock)
      .max(99_999, said.badStock),
    seenStock: z.int().min(0).max(2_000_000_000).optional(),
  })
  .transform((variant) => ({ ...variant, stock: variant.isInStock ? variant.stock : 0 }));

const extraText = z.string().trim().max(4000).default('');

/** What each rule set demands, and how it says it. `mark` ends the sentences of the looser one. */
type RuleSet = { readonly mark: '' | '!'; readonly isStrict: boolean };

/** A line of text that is not empty, of certain characters where a pattern says so. */
function wordsOf(error: string, most: number, admitted: RegExp | undefined) {
  const line = z.string({ error }).trim().min(1, error).max(most, error);
  return admitted
    ? line.superRefine((text, { addIssue }) => {
        for (const issue of unfitIssues(text, admitted, error)) addIssue(issue);
      })
    : line;
}

/** The sentence of the field, and then which of its characters it means. */
function unfitIssues(text: string, admitted: RegExp, error: string) {
  const words = unfitWords(text, admitted);
  return words === undefined ? [] : exactIssues(error, words);
}

const mostDigits = 5;

/** A price above 0. */
function priceOf(error: string, isStrict: boolean) {
  return z
    .union([z.string().trim(), z.number()], { error })
    .superRefine((given, { addIssue }) => {
      const wrong = wrongPrice(String(given), isStrict);
      const issues = wrong === undefined ? [] : exactIssues(error, wrong);
      // What is no price is not compared with the other one.
      for (const issue of issues) addIssue({ ...issue, continue: false });
    })
    .transform((given) => Number(String(given).replace(',', '.')))
    .pipe(money);
}

/** What is wrong with a price as it was typed: '' where nothing was. */
function wrongPrice(typed: string, isStrict: boolean): string | undefined {
  if (typed === '') return '';
  const amount = Number(typed.replace(',', '.'));
  if (amount < 0) return 'No puede ser negativo.';
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(typed)) return 'Escriba solo números, con hasta dos decimales.';
  if (amount === 0) return 'Debe ser mayor que 0.';
  if (isStrict && typed.length > mostDigits) return tooLongWords(typed.length, mostDigits);
  return undefined;
}

function productSchema({ mark, isStrict }: RuleSet) {
  const name = `${said.badName}${mark}`;
  const description = `${said.badDescription}${mark}`;
  const price = `${said.badPrice}${mark}`;
  const colour = `${said.badColour}${mark}`;
  const brand = `${said.badBrand}${mark}`;
  const noPicture = `${said.noPicture}${mark}`;
  const amount = priceOf(price, isStrict);
  return z
    .object({
      name: wordsOf(name, 70, isStrict ? plainCharacter : undefined),
      description: z
        .string({ error: description })
        .max(20_000, description)
        .refine((html) => /\S/u.test(descriptionText(html)), { error: description })
        .superRefine((html, { addIssue }) => {
          if (!isStrict) return;
          for (const issue of unfitIssues(descriptionText(html), plainCharacter, description)) addIssue(issue);
        }),
      images: z
        .array(productPicture, { error: noPicture })
        .min(1, noPicture)
        .max(mostPictures, `Un producto puede tener hasta ${mostPictures} imágenes.`),
      isOffertPrice: z.boolean().default(false),
      previousPrice: amount.nullish().transform((given) => given ?? null),
      currentPrice: amount,
      color: wordsOf(colour, 20, isStrict ? colourCharacter : undefined),
      gender: z.enum(gender.options, { error: `${said.noGender}${mark}` }),
      brandName: wordsOf(brand, 20, undefined),
      category: z.coerce.number<string | number>({ error: brand }).superRefine((id, { addIssue }) => {
        if (Number.isInteger(id) && id >= 1 && id <= 99_999) return;
        for (const issue of exactIssues(brand, 'Falta elegir la categoría.')) addIssue(issue);
      }),
      info: z.object({ aboutMe: extraText, careInfo: extraText, sizeAndFit: extraText }).prefault({}),
      variants: z.array(productVariant).max(40).default([]),
    })
    .superRefine(({ isOffertPrice, previousPrice, currentPrice }, { addIssue }) => {
      if (!isOffertPrice || (previousPrice !== null && previousPrice > currentPrice)) return;
      const exact = previousPrice === null ? '' : said.offerNotLower;
      for (const issue of exactIssues(price, exact)) addIssue({ ...issue, path: ['previousPrice'] });
    })
    .refine(({ variants }) => new Set(variants.map(({ brandSize }) => brandSize)).size === variants.length, {
      path: ['variants'],
      error: said.sizeTwice,
    })
    .transform((product) => ({ ...product, previousPrice: product.isOffertPrice ? product.previousPrice : null }));
}

/** Pictures of one product. */
const mostPictures = 12;

/** A new product. */
export const newProduct = productSchema({ mark: '', isStrict: true });

/** A product that is modified: the same fields, of which only the empty, the negative and what is no offer are refused. */
export const modifiedProduct = productSchema({ mark: '!', isStrict: false });

export type ProductFields = z.output<typeof newProduct>;
export type ProductGiven = z.input<typeof newProduct>;
export type ModifiedProductGiven = ProductGiven & { readonly version: number };
