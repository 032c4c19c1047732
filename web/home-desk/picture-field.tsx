import { t } from '#messages/messages.ts';
import { useId, useState } from 'react';
import { mostUploadMegabytes, uploadPicture } from '../product-desk/upload-picture.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { Picture } from '../ui/picture.tsx';
import type { DeskFacts } from './block-notes.ts';
import { sharpWidth } from './known-pictures.ts';
import type { KnownPicture } from './known-pictures.ts';

/** The shapes in which a picture is shown, with what each is called. */
const crops = {
  wide: { name: t('home-desk.onComputers'), width: 'w-full', look: 'aspect-21/9', sizes: '23rem' },
  tall: { name: t('home-desk.onPhones'), width: 'w-36', look: 'aspect-4/5', sizes: '9rem' },
} as const;

type Crop = keyof typeof crops;

type PictureFieldProps = {
  readonly label: string;
  readonly hint?: string;
  /** The path of the picture; '' for none. */
  readonly value: string;
  /** The shapes in which this picture is shown. */
  readonly shapes: readonly Crop[];
  readonly isOptional?: boolean;
  readonly error: string | undefined;
  readonly facts: DeskFacts;
  readonly onChange: (path: string) => void;
};

type Upload = { readonly name: string; readonly part: number };

type Problem = { readonly detail: string; readonly retry: (() => void) | undefined };

/** A picture to upload, chosen or dropped, shown in the shapes in which customers will see it. */
export function PictureField({
  label,
  hint,
  value,
  shapes,
  isOptional = false,
  error,
  facts,
  onChange,
}: PictureFieldProps) {
  const [upload, setUpload] = useState<Upload>();
  const [problem, setProblem] = useState<Problem>();
  const id = useId();
  const picture = facts.pictures.get(value);

  async function send(file: File) {
    setProblem(undefined);
    setUpload({ name: file.name, part: 0 });
    const outcome = await uploadPicture(facts.uploadTo, file, (part) => setUpload({ name: file.name, part }));
    setUpload(undefined);
    if (outcome.ok) {
      facts.notePicture(outcome.picture);
      onChange(outcome.picture.path);
    } else {
      setProblem({ detail: outcome.detail, retry: outcome.mayRetry ? () => void send(file) : undefined });
    }
  }

  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={`${id}-error`}>
      <legend className="label mb-1.5 text-stone">{label}</legend>
      {picture && (
        <div className="flex flex-wrap items-start gap-3">
          {shapes.map((shape) => (
            <CroppedPicture key={shape} picture={picture} shape={shape} />
          ))}
        </div>
      )}
      {picture && shapes.includes('wide') && picture.width < sharpWidth && (
        <p className="text-small text-warn">{t('home-desk.pictureTooSmall', { width: picture.width, sharpWidth })}</p>
      )}
      {value !== '' && !picture && <p className="text-small text-danger">{t('home-desk.pictureIsGone')}</p>}
      <label
        className={joinClasses(
          'relative grid cursor-pointer gap-1 rounded-soft border border-dashed p-4 text-center text-small focus-within:outline-2 hover:border-ink',
          error ? 'border-danger' : 'border-edge',
        )}
      >
        <span>{value === '' ? t('home-desk.dropPicture') : t('home-desk.changePicture')}</span>
        <span id={`${id}-hint`} className="text-stone">
          {hint ?? t('home-desk.pictureFormats', { megabytes: mostUploadMegabytes })}
        </span>
        <input
          type="file"
          aria-label={t('home-desk.upload', { label })}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Cleared, so that the same file can be chosen again.
            event.target.value = '';
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
              aria-label={t('home-desk.uploading', { name: upload.name })}
            />
            {upload.name}
          </span>
        )}
        {problem && (
          <span className="text-danger">
            {problem.detail}{' '}
            {problem.retry && (
              <button type="button" className="underline" onClick={problem.retry}>
                {t('home-desk.retry')}
              </button>
            )}
          </span>
        )}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-small text-danger empty:hidden">
        {error}
      </p>
      {isOptional && value !== '' && (
        <button type="button" className="link min-h-9 justify-self-start text-small" onClick={() => onChange('')}>
          {t('home-desk.removePicture')}
        </button>
      )}
    </fieldset>
  );
}

type CroppedPictureProps = { readonly picture: KnownPicture; readonly shape: Crop };

function CroppedPicture({ picture, shape }: CroppedPictureProps) {
  const { name, width, look, sizes } = crops[shape];
  return (
    <figure className={joinClasses('grid gap-1.5', width)}>
      <span className={joinClasses('block overflow-hidden bg-sand', look)}>
        <Picture picture={{ ...picture, alt: '' }} sizes={sizes} />
      </span>
      <figcaption className="text-caption text-stone">{name}</figcaption>
    </figure>
  );
}
