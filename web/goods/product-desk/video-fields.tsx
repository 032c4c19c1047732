import { t } from '#messages/messages.ts';
import { mostVideoBytes, mostVideoSeconds } from '#contract/core/shop/videos.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { PictureField, type UploadedValue } from '#web/core/ui/picture-field.tsx';
import { Picture } from '#web/core/ui/picture.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { uploadFile, type Uploaded } from './upload-file.ts';
import { uploadPicture } from './upload-picture.ts';
import type { UploadStep } from './use-after-uploads.ts';
import type { VideoValue } from './video-value.ts';

type VideoFieldsProps = {
  readonly video: VideoValue | null;
  readonly errors: { readonly video: string | undefined; readonly poster: string | undefined };
  /** The addresses for uploads. */
  readonly uploads: { readonly videos: string; readonly pictures: string };
  readonly onUpload: (step: UploadStep) => void;
  readonly onChange: (change: (video: VideoValue | null) => VideoValue | null) => void;
};

const words = {
  drop: t('product-desk.dropVideo'),
  change: t('product-desk.changeVideo'),
  remove: t('product-desk.removeVideo'),
};

const hint = t('product-desk.videoHint', { seconds: mostVideoSeconds, most: mostVideoBytes / 1024 / 1024 });

/** The video of a product: its file, what is seen in it, and its poster. */
export function VideoFields({ video, errors, uploads, onUpload, onChange }: VideoFieldsProps) {
  function putVideo(path: string) {
    onChange((before) => (path === '' ? null : { alt: '', poster: '', ...before, path }));
  }
  const putPoster = (poster: string) => onChange((before) => before && { ...before, poster });

  /** Tells the form of an upload. It may be sent after that, so what was uploaded is in it first. */
  async function told(
    upload: Promise<Uploaded<{ readonly path: string }>>,
    put: (path: string) => void,
  ): Promise<UploadedValue> {
    onUpload('begun');
    const sent = await upload;
    if (sent.ok) put(sent.stored.path);
    onUpload(sent.ok ? 'done' : 'failed');
    return sent.ok ? { ok: true, value: sent.stored.path } : sent;
  }

  return (
    <FormBlock
      title={t('product-desk.video')}
      tabIndex={-1}
      data-wrong={errors.video || errors.poster ? '' : undefined}
    >
      <PictureField
        label={t('product-desk.videoFile')}
        hint={hint}
        words={words}
        error={errors.video}
        value={video?.path ?? ''}
        accept="video/mp4,video/quicktime"
        isOptional
        upload={(file, onProgress) => told(uploadVideo(uploads.videos, file, onProgress), putVideo)}
        onChange={putVideo}
      >
        {video && (
          <video
            key={video.path}
            src={video.path}
            aria-label={t('product-desk.video')}
            controls
            muted
            playsInline
            preload="metadata"
            className="aspect-4/5 w-40 bg-sand object-contain"
          />
        )}
      </PictureField>
      {video && (
        <>
          <TextField
            label={t('product-desk.videoAlt')}
            value={video.alt}
            maxLength={200}
            onChange={({ target }) => onChange((before) => before && { ...before, alt: target.value })}
          />
          <PictureField
            label={t('product-desk.videoPoster')}
            hint={t('product-desk.videoPosterHint')}
            error={errors.poster}
            value={video.poster}
            accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
            isOptional
            upload={(file, onProgress) => told(uploadPicture(uploads.pictures, file, onProgress), putPoster)}
            onChange={putPoster}
          >
            {video.poster !== '' && <Poster path={video.poster} />}
          </PictureField>
        </>
      )}
    </FormBlock>
  );
}

function Poster({ path }: { readonly path: string }) {
  return (
    <span className="block h-20 w-16 overflow-hidden">
      <Picture
        picture={{ path, width: 320, height: 400, placeholder: '', alt: '', widths: [320] }}
        sizes="64px"
        alt=""
      />
    </span>
  );
}

type StoredVideo = { readonly path: string };

/** Uploads a video as it is: a browser cannot make it smaller. */
function uploadVideo(address: string, file: File, onProgress: (part: number) => void): Promise<Uploaded<StoredVideo>> {
  return uploadFile(address, { file, name: file.name, mostBytes: mostVideoBytes, isStored }, onProgress);
}

function isStored(body: unknown): body is StoredVideo {
  return typeof body === 'object' && body !== null && 'path' in body && typeof body.path === 'string';
}
