/** The kinds of goods, each with its cuts, the usual one first. */
export const cuts = {
  remera: ['clasica', 'amplia', 'escote-v'],
  camisa: ['clasica', 'manga-corta', 'entallada'],
  polo: ['clasica', 'larga'],
  sweater: ['redondo', 'polera', 'escote-v', 'cardigan'],
  buzo: ['redondo', 'capucha'],
  campera: ['bomber', 'vaquera', 'capucha'],
  abrigo: ['recto', 'cinturon'],
  blazer: ['clasico', 'relajado'],
  vestido: ['acampanado', 'recto', 'camisero'],
  falda: ['plisada', 'recta', 'mini'],
  jeans: ['recto', 'chupin', 'ancho'],
  pantalon: ['pinzas', 'jogger', 'palazzo'],
  short: ['bermuda', 'deportivo', 'denim'],
  zapatillas: ['urbana', 'bota'],
  bolso: ['tote', 'bandolera'],
  bufanda: ['larga', 'cuadrada'],
} as const;

export type Kind = keyof typeof cuts;

/** The kinds that are cut and sewn, and worn over a form. */
export type GarmentKind = Exclude<Kind, StillKind>;

/** The kinds that stand, hang or lie. */
export type StillKind = 'zapatillas' | 'bolso' | 'bufanda';

export const fabrics = ['plain', 'stripe', 'check', 'denim', 'rib', 'linen', 'knit', 'print'] as const;

export type Fabric = (typeof fabrics)[number];

/** What something of the shop looks like. `colour` is '#rrggbb': of its cloth, or of the ground of its pattern. */
export type Look = {
  readonly kind: Kind;
  readonly cut: string;
  readonly fabric: Fabric;
  readonly colour: string;
  readonly gender: 'men' | 'women';
};

const isKind = (text: string): text is Kind => text in cuts;

/** Returns the look of a piece of the wardrobe, such as 'camisa-manga-corta'. Throws RangeError for another name. */
export function lookOf(
  name: string,
  { fabric: asked, ...look }: Pick<Look, 'colour' | 'gender'> & { readonly fabric: string },
): Look {
  const [kind = '', ...words] = name.split('-');
  const fabric = fabrics.find((one) => one === asked);
  if (!isKind(kind) || fabric === undefined) throw new RangeError(`no such piece or fabric: ${name}, ${asked}`);
  return { kind, cut: words.join('-'), fabric, ...look };
}
