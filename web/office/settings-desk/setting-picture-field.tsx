import { t } from '#messages/messages.ts';
import { mostPictureBytes, pictureUrl } from '#contract/core/shop/pictures.ts';
import { isDrawing, pictureIn, pictureValue } from '#contract/core/settings/picture-value.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { sendFile } from '#web/core/requests/send-file.ts';
import { PictureField, type UploadedValue } from '#web/core/ui/picture-field.tsx';

type SettingPictureFieldProps = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly disabled: boolean;
  readonly uploadTo: string;
  readonly onChange: (value: string) => void;
};

/** A picture of the settings; the form keeps its address with its size. */
export function SettingPictureField({ uploadTo, ...field }: SettingPictureFieldProps) {
  const address = settingPictureAddress(field.value);
  return (
    <PictureField
      {...field}
      accept="image/svg+xml,image/png,image/webp,image/avif,image/jpeg"
      isOptional
      upload={(file, onProgress) => upload(uploadTo, file, onProgress)}
    >
      {address && (
        <span className="grid min-h-16 place-items-center justify-self-start rounded-soft border border-line bg-paper p-3">
          <img
            src={address}
            alt={t('settings-desk.chosen', { label: field.label })}
            className="max-h-16 max-w-48 object-contain"
          />
        </span>
      )}
    </PictureField>
  );
}

async function upload(to: string, file: File, onProgress: (part: number) => void): Promise<UploadedValue> {
  if (file.size > mostPictureBytes) {
    const megabytes = mostPictureBytes / 1024 / 1024;
    return { ok: false, detail: t('settings-desk.fileTooLarge', { name: file.name, megabytes }), mayRetry: false };
  }
  const sent = await sendFile(to, file, onProgress);
  const stored = sent.ok ? storedPicture(sent.body) : undefined;
  if (stored) return { ok: true, value: stored };
  const cause = sent.ok ? ({ kind: 'fault' } as const) : sent.cause;
  const detail = failureWords(t('settings-desk.notUploaded', { name: file.name }), cause);
  return { ok: false, detail, mayRetry: cause.kind !== 'refused' };
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
