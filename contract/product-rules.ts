import { backOfficeTexts } from './back-office.texts.ts';
import { z } from 'zod';
import { gender, money } from './fields.ts';
import { addressStored, isPictureAddress } from './picture-address.ts';

const said = backOfficeTexts.productForm;

/** What a new product's name and description are made of. */
const plainWords = /^[\p{L}\p{M}\p{Nd}\s,.!?;:"*+-]+$/u;
const colourWords = /^[\p{L}\p{M} ]+$/u;

/** The text of a description: its HTML without the tags, as far as the rules look at it. */
export function descriptionText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, ' ')
    .trim();
}

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
      .max(99_999),
    seenStock: z.int().min(0).max(2_000_000_000).optional(),
  })
  .transform((variant) => ({ ...variant, stock: variant.isInStock ? variant.stock : 0 }));

const extraText = z.string().trim().max(4000).default('');

/** What each rule set demands, and how it says it. `mark` ends the sentences of the looser one. */
type RuleSet = { readonly mark: '' | '!'; readonly isStrict: boolean };

/** A line of text that is not empty, of certain characters where a pattern says so. */
function wordsOf(error: string, most: number, pattern: RegExp | undefined) {
  const line = z.string({ error }).trim().min(1, error).max(most, error);
  return pattern ? line.regex(pattern, error) : line;
}

function productSchema({ mark, isStrict }: RuleSet) {
  const name = `${said.badName}${mark}`;
  const description = `${said.badDescription}${mark}`;
  const price = `${said.badPrice}${mark}`;
  const colour = `${said.badColour}${mark}`;
  const brand = `${said.badBrand}${mark}`;
  const amount = z
    .union(
      [
        z
          .string()
          .trim()
          .regex(/^\d+(?:[.,]\d{1,2})?$/, price),
        z.number(),
      ],
      { error: price },
    )
    .refine((given) => !isStrict || String(given).length <= 5, { error: price })
    .transform((given) => Number(String(given).replace(',', '.')))
    .pipe(money);
  return z
    .object({
      name: wordsOf(name, 70, isStrict ? plainWords : undefined),
      description: z
        .string({ error: description })
        .max(20_000, description)
        .refine((html) => (isStrict ? plainWords : /\S/u).test(descriptionText(html)), { error: description }),
      images: z
        .array(productPicture, { error: `${said.noPicture}${mark}` })
        .min(1, `${said.noPicture}${mark}`)
        .max(12),
      isOffertPrice: z.boolean().default(false),
      previousPrice: amount.nullish().transform((given) => given ?? null),
      currentPrice: amount,
      color: wordsOf(colour, 20, isStrict ? colourWords : undefined),
      gender: z.enum(gender.options, { error: `${said.noGender}${mark}` }),
      brandName: wordsOf(brand, 20, undefined),
      category: z.coerce.number<string | number>({ error: brand }).int(brand).min(1, brand).max(99_999, brand),
      info: z.object({ aboutMe: extraText, careInfo: extraText, sizeAndFit: extraText }).prefault({}),
      variants: z.array(productVariant).max(40).default([]),
    })
    .refine((product) => !product.isOffertPrice || product.previousPrice !== null, {
      path: ['previousPrice'],
      error: price,
    })
    .refine(({ variants }) => new Set(variants.map(({ brandSize }) => brandSize)).size === variants.length, {
      path: ['variants'],
      error: said.sizeTwice,
    })
    .transform((product) => ({ ...product, previousPrice: product.isOffertPrice ? product.previousPrice : null }));
}

/** A new product. */
export const newProduct = productSchema({ mark: '', isStrict: true });

/** A product that is modified: the same fields, of which only the empty and the negative are refused. */
export const modifiedProduct = productSchema({ mark: '!', isStrict: false });

export type ProductFields = z.output<typeof newProduct>;
export type ProductGiven = z.input<typeof newProduct>;
