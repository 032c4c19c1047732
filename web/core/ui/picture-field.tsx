import { t } from '#messages/messages.ts';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useField } from './field.tsx';
import { joinClasses } from './join-classes.ts';
import { TextButton } from './text-button.tsx';

/** The outcome of an upload: the value that the form keeps, or why there is none. */
export type UploadedValue =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly detail: string; readonly mayRetry: boolean };

type PictureFieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** What the form keeps of the picture; '' for none. */
  readonly value: string;
  /** The types of files, as in `accept` of an input. */
  readonly accept: string;
  readonly disabled?: boolean;
  /** True if the picture can be taken away again. */
  readonly isOptional?: boolean;
  /** Uploads a file; `onProgress` is called with how much of it was sent, from 0 to 1. */
  readonly upload: (file: File, onProgress: (part: number) => void) => Promise<UploadedValue>;
  readonly onChange: (value: string) => void;
  /** What it says, if it is not a picture. */
  readonly words?: { readonly drop: string; readonly change: string; readonly remove: string };
  /** Shows the present picture. */
  readonly children?: ReactNode;
};

type Upload = { readonly name: string; readonly part: number };

type Problem = { readonly detail: string; readonly retry: (() => void) | undefined };

const ofPicture = { drop: t('ui.dropPicture'), change: t('ui.changePicture'), remove: t('ui.removePicture') };

/** A picture, chosen or dropped, that is uploaded at once. One that fails leaves the present picture as it is. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, error, value, accept, disabled = false, isOptional = false, onChange, children } = props;
  const { words = ofPicture } = props;
  const [upload, setUpload] = useState<Upload>();
  const [problem, setProblem] = useState<Problem>();
  const { id, control } = useField({ error, hint });
  // What is typed during an upload stays: its value goes to the newest handler, and nowhere once the field is gone.
  const latest = useRef<(path: string) => void>(undefined);
  useLayoutEffect(() => {
    latest.current = onChange;
    return () => {
      latest.current = undefined;
    };
  });

  async function send(file: File) {
    setProblem(undefined);
    setUpload({ name: file.name, part: 0 });
    const sent = await props.upload(file, (part) => setUpload({ name: file.name, part }));
    setUpload(undefined);
    if (sent.ok) latest.current?.(sent.value);
    else setProblem({ detail: sent.detail, retry: sent.mayRetry ? () => void send(file) : undefined });
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="label mb-1.5 text-stone">{label}</legend>
      {children}
      <label
        className={joinClasses(
          'relative grid cursor-pointer gap-1 rounded-soft border border-dashed p-4 text-center text-small focus-within:outline-2 hover:border-ink has-disabled:cursor-default has-disabled:text-stone',
          error ? 'border-danger' : 'border-edge',
        )}
      >
        <span>{value === '' ? words.drop : words.change}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-stone">
            {hint}
          </span>
        )}
        <input
          {...control}
          type="file"
          aria-label={t('ui.upload', { label })}
          accept={accept}
          disabled={disabled || upload !== undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Cleared, so that the same file can be chosen again.
            target.value = '';
            if (file) void send(file);
          }}
        />
      </label>
      <div aria-live="polite" className="text-small empty:hidden">
        {upload && (
          <span className="flex items-center gap-3 text-stone">
            <progress
              value={upload.part}
              className="w-40 max-w-2/5"
              aria-label={t('ui.uploading', { name: upload.name })}
            />
            {upload.name}
          </span>
        )}
        {problem && (
          <span className="text-danger">
            {problem.detail}{' '}
            {problem.retry && (
              <button type="button" className="underline" onClick={problem.retry}>
                {t('ui.retryUpload')}
              </button>
            )}
          </span>
        )}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-small text-danger empty:hidden">
        {error}
      </p>
      {isOptional && value !== '' && (
        <TextButton disabled={disabled} className="min-h-11 justify-self-start text-small" onClick={() => onChange('')}>
          {words.remove}
        </TextButton>
      )}
    </fieldset>
  );
}
