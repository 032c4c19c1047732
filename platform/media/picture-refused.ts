/** Why a picture is refused, as the end of a sentence. */
export const pictureProblems = {
  unsupported: 'debe ser png, jpg, webp, avif, gif o svg.',
  heic: 'es HEIC, el formato de los iPhone. Elija «Más compatible» en Ajustes, Cámara, Formatos, o guárdela como JPEG.',
  too_large: 'pesa demasiado.',
  too_many_pixels: 'es demasiado grande.',
  damaged: 'el archivo está dañado.',
  drawing_text:
    'el SVG tiene textos. Conviértalos en curvas (trazados) en el programa de dibujo y vuelva a exportarlo.',
  drawing_picture: 'el SVG tiene una foto adentro. Súbala como PNG.',
  drawing_entities: 'el SVG tiene entidades XML. Vuelva a exportarlo como SVG simple.',
  drawing_size: 'el SVG es demasiado complejo. Simplifíquelo o súbalo como PNG.',
  drawing_box: 'el SVG no dice qué tamaño tiene. Vuelva a exportarlo con su área de trabajo.',
  drawing_empty: 'el SVG no muestra nada.',
} as const;

export type PictureProblem = keyof typeof pictureProblems;

/** A picture that cannot be accepted, and the reason. */
export class PictureRefused extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(`the picture was refused: ${problem}`, options);
    this.name = 'PictureRefused';
    this.problem = problem;
  }
}
