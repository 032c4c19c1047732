import { t } from '#messages/messages.ts';
import { uploadPicture } from '#web/goods/product-desk/upload-picture.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { PictureField, type UploadedValue } from '#web/core/ui/picture-field.tsx';
import { Picture } from '#web/core/ui/picture.tsx';
import type { FormFacts } from './block-notes.ts';
import { sharpWidth, type KnownPicture } from './known-pictures.ts';

/** The shapes in which a picture is shown, with what each is called. */
const crops = {
  wide: { name: t('home-desk.onComputers'), width: 'w-full', look: 'aspect-21/9', sizes: '23rem' },
  tall: { name: t('home-desk.onPhones'), width: 'w-36', look: 'aspect-4/5', sizes: '9rem' },
} as const;

type Crop = keyof typeof crops;

type BlockPictureFieldProps = {
  readonly label: string;
  readonly hint: string;
  /** The path of the picture; '' for none. */
  readonly value: string;
  /** The shapes in which this picture is shown. */
  readonly shapes: readonly Crop[];
  readonly isOptional?: boolean;
  readonly error: string | undefined;
  readonly facts: FormFacts;
  readonly onChange: (path: string) => void;
};

/** A picture of a block, shown in the shapes in which customers will see it. */
export function BlockPictureField({ shapes, facts, ...field }: BlockPictureFieldProps) {
  const { value } = field;
  const picture = facts.pictures.get(value);

  async function upload(file: File, onProgress: (part: number) => void): Promise<UploadedValue> {
    const outcome = await facts.whileUploading(uploadPicture(facts.uploadTo, file, onProgress));
    if (!outcome.ok) return outcome;
    facts.notePicture(outcome.stored);
    return { ok: true, value: outcome.stored.path };
  }

  return (
    <PictureField
      {...field}
      accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
      upload={upload}
    >
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
    </PictureField>
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
