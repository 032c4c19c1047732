import { join } from 'node:path';
import { mostPictureBytes } from '#contract/core/shop/pictures.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { fetchPublic, NotFetched } from '#platform/http/fetch-public.ts';
import { svgText, takePicture } from '#platform/media/take-picture.ts';
import type { Settings } from '#server/core/context/settings.ts';
import type { Said } from '../problem-words.ts';
import { FileRefused } from '#platform/table-files/file-refused.ts';
import type { Zip } from '#platform/table-files/zip.ts';

/**
 * A picture that the shop has now, or why it has not. `mayRetry` if another try may help; `isNone` if there is none that
 * visitors could see either.
 */
export type TakenSource =
  | { readonly ok: true; readonly picture: Awaited<ReturnType<typeof takePicture>> }
  | { readonly ok: false; readonly problem: Said; readonly mayRetry: boolean; readonly isNone: boolean };

export type TakeParts = {
  readonly settings: Pick<Settings, 'dataDir'>;
  readonly zip: Zip | undefined;
  readonly signal: AbortSignal;
  /** What fetches addresses; only hosts of the Internet by default. */
  readonly fetchFile?: typeof fetchPublic;
};

/** Stores a picture by what a file called it: a file of its zip, or an address. Throws `no_room`. */
export async function takeSource(
  source: string,
  { settings, zip, signal, fetchFile = fetchPublic }: TakeParts,
): Promise<TakenSource> {
  try {
    const bytes = zip?.names.includes(source) ? await zip.read(source) : await fetched(source, signal, fetchFile);
    return { ok: true, picture: await takePicture(join(settings.dataDir, 'media'), bytes) };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { ok: false, ...problem };
  }
}

async function fetched(source: string, signal: AbortSignal, fetchFile: typeof fetchPublic): Promise<Uint8Array> {
  const address = /^https?:/i.test(source) ? source : `https://${source}`;
  const { bytes, type } = await fetchFile(address, { mostBytes: mostPictureBytes, signal });
  if (/^text\/html/i.test(type) && svgText(bytes) === undefined) throw new AnsweredPage();
  return bytes;
}

/** Thrown for the address of a page. */
class AnsweredPage extends Error {}

function problemOf(error: unknown): Omit<Extract<TakenSource, { ok: false }>, 'ok'> | undefined {
  const none = (code: Said['code']) => ({ problem: { code, values: {} }, mayRetry: false, isNone: true });
  if (error instanceof AnsweredPage) return none('picture-html');
  if (error instanceof FileRefused) return none('picture-gone');
  if (error instanceof ShopError && error.code === 'bad_picture') return none('picture-bad');
  if (!(error instanceof NotFetched)) return undefined;
  const { refusal, status } = error;
  const values = { status, most: Math.round(mostPictureBytes / 1024 / 1024) };
  const mayRetry = refusal === 'unreachable' || (refusal === 'status' && (status === 429 || status >= 500));
  const isNone = refusal === 'private' || status === 404 || status === 410;
  return { problem: { code: `picture-${refusal}`, values }, mayRetry, isNone };
}
