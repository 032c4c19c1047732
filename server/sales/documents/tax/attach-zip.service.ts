import { createHash } from 'node:crypto';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { documentDesk, ZipPlan } from '#contract/sales/tax-documents/document-desk.ts';
import { mostDocumentBytes, mostUnpackedBytes, mostZipFiles } from '#contract/sales/tax-documents/document-rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { limitConcurrency } from '#platform/media/limit-concurrency.ts';
import { FileRefused } from '#platform/table-files/file-refused.ts';
import { openZip, type Zip } from '#platform/table-files/zip.ts';
import { adminActor } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { lockOrder } from '../../orders/order-state.service.ts';
import { documentType } from './document-file.ts';
import { writeDocument, type File } from './write-document.ts';
import { planKey, planOf, viewPlan, type PlannedFile, type UnpackedFile } from './zip-plan.ts';

/** One at a time: what is unpacked may take some hundred megabytes. */
const inTurn = limitConcurrency(1);

const limit = { most: 60, windowSeconds: 3600 } as const;

const limits = { entries: mostZipFiles, entryBytes: mostDocumentBytes, bytes: mostUnpackedBytes } as const;

/** Says to what each file of a zip would be attached. Throws `bad_zip`. */
export async function previewZip(ctx: Context, { bytes }: Input<typeof documentDesk.previewZip>): Promise<ZipPlan> {
  await limitRate(ctx, `tax-zips:${adminActor(ctx)}`, limit);
  return inTurn(async () => viewPlan(await planOf(ctx.db, await unpacked(bytes))));
}

/** Attaches all files as the preview said, or none. Throws `bad_zip`, `document_changed` if anything is another by now. */
export async function attachZip(ctx: Context, { plan, bytes }: Input<typeof documentDesk.attachZip>) {
  await limitRate(ctx, `tax-zips:${adminActor(ctx)}`, limit);
  return inTurn(async () => {
    const files = await unpacked(bytes);
    const attached = await inTransaction(ctx.db, async (transaction) => {
      const planned = await planOf(transaction, files);
      if (planKey(planned) !== plan || planned.some(({ problem }) => problem !== null)) {
        throw new ShopError('document_changed');
      }
      await attachAll(ctx, transaction, planned);
      return planned.length;
    });
    return { attached };
  });
}

/** In the order of their references, so that two who attach at once wait for each other, and neither for both. */
async function attachAll(ctx: Context, transaction: Transaction, planned: readonly PlannedFile[]): Promise<void> {
  const byOrder = Map.groupBy(planned, ({ order }) => order?.reference ?? '');
  for (const [reference, ofOrder] of [...byOrder].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const order = await lockOrder(transaction, reference);
    if (!order) throw new ShopError('document_changed');
    for (const [kind, parts] of Map.groupBy(ofOrder, ({ named }) => named?.kind)) {
      const [first] = parts;
      if (!kind || !first?.named) continue;
      const files = parts.flatMap(({ file }) => (file ? [file] : []));
      const { number } = first.named;
      await writeDocument(ctx, transaction, order, { kind, refund: first.refund, number, present: null, files });
    }
  }
}

/** The files of a zip, unpacked, by what is in each. Throws `bad_zip`. */
async function unpacked(bytes: Uint8Array): Promise<UnpackedFile[]> {
  let zip: Zip | undefined;
  try {
    zip = await openZip(bytes, limits);
    const files: UnpackedFile[] = [];
    for (const name of zip.names) {
      const contents = await zip.read(name);
      const hash = createHash('sha256').update(contents).digest('hex');
      files.push({ name, file: fileOf(contents), hash });
    }
    return files;
  } catch (error) {
    const isOfFile = error instanceof FileRefused;
    throw isOfFile ? new ShopError('bad_zip', { files: mostZipFiles, most: mostDocumentBytes / 1_000_000 }) : error;
  } finally {
    zip?.close();
  }
}

function fileOf(bytes: Uint8Array): File | undefined {
  try {
    return { type: documentType(bytes), bytes };
  } catch (error) {
    if (error instanceof ShopError) return undefined;
    throw error;
  }
}
