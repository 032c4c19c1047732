import { t } from '#messages/messages.ts';
import { useRef, useState } from 'react';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { FileDrop } from '#web/core/ui/file-drop.tsx';
import { VisuallyHidden } from '#web/core/ui/visually-hidden.tsx';
import { mostUploadMegabytes, uploadPicture } from './upload-picture.ts';
import type { PictureValue } from './product-words.ts';
import type { UploadStep } from './use-after-uploads.ts';

type UploadFieldProps = {
  readonly uploadTo: string;
  readonly onAdd: (picture: PictureValue) => void;
  readonly onUpload: (step: UploadStep) => void;
};

/** An upload in progress, or a failed one with its reason. */
type Upload = {
  readonly id: number;
  readonly name: string;
  /** How much of it was sent, from 0 to 1. */
  readonly part: number;
  readonly problem?: string | undefined;
  /** Retries the upload, if that may help. */
  readonly retry?: (() => void) | undefined;
};

/**
 * A field for uploading files, chosen or dropped, several at once. Each is uploaded by itself, so that one failure does
 * not lose the others; failed ones stay listed below until the next choice.
 */
export function UploadField({ uploadTo, onAdd, onUpload }: UploadFieldProps) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(0);

  function change(id: number, changes: Partial<Upload>) {
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  async function send(upload: Upload, file: File) {
    const outcome = await uploadPicture(uploadTo, file, (part) => change(upload.id, { part }));
    if (!outcome.ok) {
      const retry = () => {
        change(upload.id, { part: 0, problem: undefined, retry: undefined });
        onUpload('begun');
        void send(upload, file);
      };
      change(upload.id, { problem: outcome.detail, retry: outcome.mayRetry ? retry : undefined });
      onUpload('failed');
      return;
    }
    onAdd({ path: outcome.stored.path, alt: '' });
    setUploads((before) => before.filter(({ id }) => id !== upload.id));
    onUpload('done');
  }

  async function sendAll(files: readonly File[]) {
    const added = files.map((file) => ({ file, upload: { id: (nextId.current += 1), name: file.name, part: 0 } }));
    const isUnderWay = ({ problem }: Upload) => problem === undefined;
    setUploads((before) => [...before.filter(isUnderWay), ...added.map(({ upload }) => upload)]);
    for (const _ of added) onUpload('begun');
    for (const { upload, file } of added) await send(upload, file);
  }

  return (
    <div>
      <FileDrop
        label={t('product-desk.uploadPictures')}
        title={t('product-desk.dropPictures')}
        hint={t('product-desk.uploadHint', { most: mostUploadMegabytes })}
        multiple
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
        onFiles={(files) => void sendAll(files)}
      />
      <ul
        aria-live="polite"
        aria-label={t('product-desk.chosenFiles')}
        className="mt-2 grid gap-1 text-small empty:hidden"
      >
        {uploads.map(({ id, name, part, problem, retry }) => (
          <li key={id} className={joinClasses('break-words', problem === undefined ? 'text-stone' : 'text-danger')}>
            {problem === undefined ? (
              <span className="flex items-center gap-3">
                <progress value={part} className="w-40 max-w-2/5" aria-label={t('product-desk.uploading', { name })} />{' '}
                {name}
              </span>
            ) : (
              <>
                {problem}{' '}
                {retry && (
                  <button type="button" className="underline" onClick={retry}>
                    {t('product-desk.retry')}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
