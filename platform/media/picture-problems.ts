import { t } from '#messages/messages.ts';
import type { PictureProblem } from './picture-refused.ts';

const words: Readonly<Record<PictureProblem, () => string>> = {
  unsupported: () => t('picture-problems.unsupported'),
  heic: () => t('picture-problems.heic'),
  too_large: () => t('picture-problems.tooLarge'),
  too_many_pixels: () => t('picture-problems.tooManyPixels'),
  damaged: () => t('picture-problems.damaged'),
  drawing_text: () => t('picture-problems.drawingText'),
  drawing_picture: () => t('picture-problems.drawingPicture'),
  drawing_entities: () => t('picture-problems.drawingEntities'),
  drawing_size: () => t('picture-problems.drawingSize'),
  drawing_box: () => t('picture-problems.drawingBox'),
  drawing_empty: () => t('picture-problems.drawingEmpty'),
};

/** Returns why a picture is refused, as the end of a sentence in the language of the request. */
export function problemWords(problem: PictureProblem): string {
  return words[problem]();
}
