import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { mostVideoBytes, videoPath, mostVideoSeconds } from '#contract/core/shop/videos.ts';
import { t } from '#messages/messages.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { ifThere, isNoRoom, videoFile, writeWhole } from '../media-folder.ts';
import { readMovie, mostSide } from './read-movie.ts';
import { VideoRefused, type VideoProblem } from './video-refused.ts';
import { writeMovie } from './write-movie.ts';

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

/** A stored video: its address, its size in px as it is shown, and how long it takes. */
export type TakenVideo = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
};

/** One at a time: the file is in memory twice. */
const inTurn = limitConcurrency(1);

/**
 * Stores an uploaded video without its sound and whatever else is in the file (`writeMovie`), named by the hash of what is
 * stored, so that the same film is stored once. Throws `bad_video`, and `no_room` when the disk is full; neither leaves a file.
 */
export async function takeVideo(mediaDir: string, bytes: Uint8Array): Promise<TakenVideo> {
  try {
    return await inTurn(() => store(mediaDir, bytes));
  } catch (error) {
    if (error instanceof VideoRefused) throw badVideo(error);
    throw isNoRoom(error) ? new ShopError('no_room') : error;
  }
}

async function store(mediaDir: string, bytes: Uint8Array): Promise<TakenVideo> {
  if (bytes.byteLength > mostVideoBytes) throw new VideoRefused('too_large');
  const movie = readMovie(bytes);
  const written = writeMovie(bytes, movie);
  const hash = createHash('sha256').update(written).digest('hex').slice(0, 32);
  const path = videoPath(hash);
  if (!(await hasVideo(mediaDir, path))) await writeWhole(videoFile(mediaDir, hash), written);
  return { path, width: movie.width, height: movie.height, milliseconds: Math.round(movie.seconds * 1000) };
}

const address = /^\/media\/([\da-f]{32})\.mp4$/;

/** Returns the hash in the address of a video; undefined for any other address. */
export const videoHash = (path: string): string | undefined => address.exec(path)?.[1];

/** True if the folder has a video. */
export async function hasVideo(mediaDir: string, path: string): Promise<boolean> {
  const hash = videoHash(path);
  return hash !== undefined && (await ifThere(stat(videoFile(mediaDir, hash)))) !== undefined;
}

/** Returns the error of the call for a refused video, in the language of the request. */
function badVideo({ problem }: VideoRefused): ShopError {
  return new ShopError('bad_video', { problem: words[problem]() });
}
