import { t } from '#messages/messages.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { sendFile } from '#web/core/requests/send-file.ts';

/** What the shop answered to an upload, or why it is not there. */
export type Uploaded<Stored> =
  | { readonly ok: true; readonly stored: Stored }
  | { readonly ok: false; readonly detail: string; readonly mayRetry: boolean };

type Upload<Stored> = {
  readonly file: Blob;
  /** The name of the file that was chosen, for what is said of it. */
  readonly name: string;
  readonly mostBytes: number;
  readonly isStored: (body: unknown) => body is Stored;
};

/** Uploads a file. `onProgress` is called with how much of it was sent, from 0 to 1. */
export async function uploadFile<Stored>(
  address: string,
  { file, name, mostBytes, isStored }: Upload<Stored>,
  onProgress: (part: number) => void,
): Promise<Uploaded<Stored>> {
  if (file.size > mostBytes) {
    return { ok: false, detail: t('product-desk.tooBig', { name, most: mostBytes / 1024 / 1024 }), mayRetry: false };
  }
  const sent = await sendFile(address, file, onProgress);
  if (sent.ok && isStored(sent.body)) return { ok: true, stored: sent.body };
  const cause = sent.ok ? ({ kind: 'fault' } as const) : sent.cause;
  return {
    ok: false,
    detail: failureWords(t('product-desk.notUploaded', { name }), cause),
    mayRetry: cause.kind !== 'refused',
  };
}
