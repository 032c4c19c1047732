import { t } from '#messages/messages.ts';
import { movedRecords, type MovedRecords } from '#contract/office/moving-in.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { sendFile } from '#web/core/requests/send-file.ts';

/** A file with what becomes, or became, of its rows. */
export type MovedFile = { readonly file: File; readonly found: MovedRecords };

type Sending = {
  /** The address of the call, with ':mode' in it. */
  readonly sendTo: string;
  readonly file: File;
  readonly mode: 'preview' | 'write';
  readonly onProgress: (part: number) => void;
};

/** Sends a file to be looked at or written. A write that is repeated changes nothing twice. */
export async function sendRecords({ sendTo, file, mode, onProgress }: Sending) {
  const sent = await sendFile(sendTo.replace(':mode', mode), file, onProgress);
  const read = sent.ok ? movedRecords.safeParse(sent.body) : undefined;
  if (read?.success) return { ok: true, moved: { file, found: read.data } } as const;
  const cause = sent.ok ? ({ kind: 'fault' } as const) : sent.cause;
  const isWrite = mode === 'write';
  const what = isWrite ? t('moving-in.notImported', { name: file.name }) : t('moving-in.notRead', { name: file.name });
  const isDoubtful = isWrite && cause.kind === 'unreachable';
  return { ok: false, detail: failureWords(what, { ...cause, isDoubtful }, t('moving-in.checkAgain')) } as const;
}
