import sharp from 'sharp';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ReceiptType } from '#contract/sales/payments/receipt-rules.ts';
import { limitConcurrency } from '#platform/media/limit-concurrency.ts';
import { isPdf } from '#platform/media/pdf-file.ts';
import { pictureTypeOf } from '#platform/media/picture-type.ts';

/** One at a time: a decoded picture may take a quarter of a gigabyte. */
const inTurn = limitConcurrency(1);

/** A picture of a telephone has some 12 million pixels; shrunk to this, an account number can still be read. */
const mostPixels = 50_000_000;
const longestSide = 2000;

type StoredFile = { readonly type: ReceiptType; readonly bytes: Buffer };

/**
 * Returns a file as it is stored, by what is in it and not by its name: a picture is drawn anew, so that neither a second file nor the
 * place where it was taken is left in it; a PDF stays as it is. Throws `bad_receipt` for anything else.
 */
export async function receiptFile(bytes: Uint8Array): Promise<StoredFile> {
  if (isPdf(bytes)) return { type: 'pdf', bytes: Buffer.from(bytes) };
  if (bytes.length < 12 || pictureTypeOf(bytes) === undefined) throw new ShopError('bad_receipt');
  return { type: 'jpg', bytes: await inTurn(() => redrawn(bytes)) };
}

async function redrawn(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    throw new ShopError('bad_receipt');
  }
}
