/** Why a picture is refused; `badPicture` says it in words. */
export type PictureProblem =
  | 'unsupported'
  | 'heic'
  | 'too_large'
  | 'too_many_pixels'
  | 'too_tall'
  | 'damaged'
  | 'drawing_text'
  | 'drawing_picture'
  | 'drawing_entities'
  | 'drawing_size'
  | 'drawing_box'
  | 'drawing_empty';

/** A picture that cannot be accepted, and the reason. */
export class PictureRefused extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(`the picture was refused: ${problem}`, options);
    this.name = 'PictureRefused';
    this.problem = problem;
  }
}
