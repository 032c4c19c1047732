import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { mostVideoBytes, mostVideoSeconds } from '#contract/core/shop/videos.ts';
import { mostSide } from './read-movie.ts';
import type { VideoProblem, VideoRefused } from './video-refused.ts';

/** Each problem as the end of a sentence. */
const words: Readonly<Record<VideoProblem, () => string>> = {
  unsupported: () => t('media.videoUnsupported'),
  hevc: () => t('media.videoHevc'),
  codec: () => t('media.videoCodec'),
  fragmented: () => t('media.videoFragmented'),
  retimed: () => t('media.videoRetimed'),
  too_large: () => t('media.videoTooLarge', { most: mostVideoBytes / 1024 / 1024 }),
  too_long: () => t('media.videoTooLong', { most: mostVideoSeconds }),
  too_wide: () => t('media.videoTooWide', { most: mostSide }),
  damaged: () => t('media.damaged'),
};

/** Returns the error of the call for a refused video, in the language of the request. */
export function badVideo({ problem }: VideoRefused): ShopError {
  return new ShopError('bad_video', { problem: words[problem]() });
}
