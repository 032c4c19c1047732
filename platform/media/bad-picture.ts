import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { PictureProblem, PictureRefused } from './picture-refused.ts';

/** Each problem as the end of a sentence. */
const words: Readonly<Record<PictureProblem, () => string>> = {
  unsupported: () => t('media.unsupported'),
  heic: () => t('media.heic'),
  too_large: () => t('media.tooLarge'),
  too_many_pixels: () => t('media.tooManyPixels'),
  too_tall: () => t('media.tooTall'),
  damaged: () => t('media.damaged'),
  drawing_text: () => t('media.drawingText'),
  drawing_picture: () => t('media.drawingPicture'),
  drawing_entities: () => t('media.drawingEntities'),
  drawing_size: () => t('media.drawingSize'),
  drawing_box: () => t('media.drawingBox'),
  drawing_empty: () => t('media.drawingEmpty'),
};

/** Returns the error of the call for a refused picture, in the language of the request. */
export function badPicture({ problem }: PictureRefused): ShopError {
  return new ShopError('bad_picture', { problem: words[problem]() });
}
