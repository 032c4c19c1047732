/** Why a video is refused; `badVideo` says it in words. */
export type VideoProblem =
  | 'unsupported'
  | 'hevc'
  | 'codec'
  | 'fragmented'
  | 'retimed'
  | 'too_large'
  | 'too_long'
  | 'too_wide'
  | 'damaged';

/** A video that cannot be accepted, and the reason. */
export class VideoRefused extends Error {
  readonly problem: VideoProblem;

  constructor(problem: VideoProblem, options?: ErrorOptions) {
    super(`the video was refused: ${problem}`, options);
    this.name = 'VideoRefused';
    this.problem = problem;
  }
}
