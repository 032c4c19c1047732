import { t } from '#messages/messages.ts';
import { useId, useState } from 'react';
import { mostPictureBytes, pictureUrl } from '#contract/pictures.ts';
import { isDrawing, pictureIn, pictureValue } from '#contract/settings/picture-value.ts';
import { failureWords } from '../requests/failure-words.ts';
import { sendFile } from '../requests/send-file.ts';
import { Button } from '../ui/button.tsx';
import { useField } from '../ui/field.tsx';

type PictureFieldProps = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly disabled: boolean;
  readonly uploadTo: string;
  readonly onChange: (value: string) => void;
};

const mostMegabytes = mostPictureBytes / 1024 / 1024;

/** A picture that is uploaded when it is chosen; the form keeps its address. */
export function PictureField({ label, hint, error, value, disabled, uploadTo, onChange }: PictureFieldProps) {
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? error;
  const { id, control } = useField({ error: shown, hint });
  const nameId = useId();
  const address = settingPictureAddress(value);

  async function upload(file: File) {
    setProblem(undefined);
    if (file.size > mostPictureBytes) {
      setProblem(t('settings-desk.fileTooLarge', { name: file.name, megabytes: mostMegabytes }));
      return;
    }
    setPart(0);
    const sent = await sendFile(uploadTo, file, setPart);
    setPart(null);
    const stored = sent.ok ? storedPicture(sent.body) : undefined;
    if (stored) {
      onChange(stored);
      return;
    }
    const what = t('settings-desk.notUploaded', { name: file.name });
    setProblem(failureWords(what, sent.ok ? { kind: 'fault' } : sent.cause));
  }

  return (
    <div role="group" aria-labelledby={nameId} className="grid content-start gap-1.5">
      <span id={nameId} className="label text-stone">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-3">
        {address && (
          <span className="grid min-h-16 place-items-center rounded-soft border border-line bg-paper p-3">
            <img
              src={address}
              alt={t('settings-desk.chosen', { label })}
              className="max-h-16 max-w-48 object-contain"
            />
          </span>
        )}
        <label className="relative grid min-h-11 cursor-pointer place-items-center rounded-soft border border-dashed border-edge px-5 text-small focus-within:outline-2 hover:border-ink has-disabled:cursor-default has-disabled:text-stone">
          <span>{value === '' ? t('settings-desk.choosePicture') : t('settings-desk.changePicture')}</span>
          <input
            {...control}
            type="file"
            aria-label={t('settings-desk.choosePictureOf', { label })}
            accept="image/svg+xml,image/png,image/webp,image/avif,image/jpeg"
            disabled={disabled || part !== null}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Cleared, so that the same file can be chosen again.
              target.value = '';
              if (file) void upload(file);
            }}
          />
        </label>
        {value !== '' && (
          <Button tone="quiet" className="min-h-11" disabled={disabled} onClick={() => onChange('')}>
            {t('settings-desk.remove')}
          </Button>
        )}
        {part !== null && (
          <progress value={part} className="w-32" aria-label={t('settings-desk.uploading', { label })} />
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-stone">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-small text-danger empty:hidden">
        {shown}
      </p>
    </div>
  );
}

/** Returns the address at which a setting's picture is shown; undefined for none. */
export function settingPictureAddress(value: string): string | undefined {
  const picture = pictureIn(value);
  if (!picture) return undefined;
  return isDrawing(picture.path) ? picture.path : pictureUrl(picture.path, 640, 'webp');
}

function storedPicture(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('path' in body && 'width' in body && 'height' in body)) return undefined;
  const { path, width, height } = body;
  if (typeof path !== 'string' || typeof width !== 'number' || typeof height !== 'number') return undefined;
  return pictureValue({ path, width, height });
}
