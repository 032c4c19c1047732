import { lookFiles } from '#contract/core/shop/look.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Context } from '#server/core/context/context.ts';

/** Returns the logo of documents as PNG; undefined if the shop's name is its wordmark. */
export async function printedLogo({ look }: Pick<Context, 'look'>): Promise<Uint8Array | undefined> {
  return shop().look.logo ? (await look.find(lookFiles.printedLogo))?.body : undefined;
}
