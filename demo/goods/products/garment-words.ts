import type { Kind } from '#demo/studio/pictures/look.ts';
import type { Material } from './material.ts';

/** The description of each material. */
export const materialWords = {
  plain: 'algodón peinado',
  stripe: 'algodón a rayas teñidas en hilo',
  check: 'paño a cuadros',
  denim: 'denim de 12 onzas',
  rib: 'tejido acanalado',
  linen: 'lino lavado',
  knit: 'tejido de punto',
  print: 'viscosa estampada',
  leather: 'cuero vacuno',
  canvas: 'lona de algodón',
  wool: 'paño de lana',
  gabardine: 'gabardina de algodón',
  poplin: 'popelín a cuadros',
} as const satisfies Record<Material, string>;

type KindWords = {
  /** Two features that all garments of a kind have. */
  readonly points: readonly [string, string];
  readonly care: string;
  readonly fit: string;
  readonly sizes: readonly string[];
};

const letters = ['XS', 'S', 'M', 'L', 'XL'];
const waists = ['36', '38', '40', '42', '44', '46'];
const feet = ['36', '37', '38', '39', '40', '41', '42', '43'];
const one = ['ÚNICO'];

const wash =
  'Lavar a máquina con agua fría y colores similares. Secar a la sombra. Planchar del revés a temperatura media.';
const hand = 'Lavar a mano con agua fría. Secar extendido sobre una toalla. No colgar ni retorcer.';
const dry = 'Limpieza en seco. Guardar en percha ancha. Cepillar después de usar.';
const wipe = 'Limpiar con un paño húmedo. Dejar secar lejos del sol y del calor.';

const top = 'Si duda entre dos talles, elija el más grande.';
const leg = 'Mida la cintura de un pantalón que le quede bien y compare con la guía de talles.';

export const kindWords = {
  remera: {
    points: ['Costuras reforzadas en hombros y cuello', 'No se deforma con los lavados'],
    care: wash,
    fit: `Calce recto. ${top}`,
    sizes: letters,
  },
  camisa: {
    points: ['Botones de nácar natural', 'Canesú doble en la espalda'],
    care: wash,
    fit: `Calce regular. ${top}`,
    sizes: letters,
  },
  polo: {
    points: ['Cuello que no se enrolla', 'Aberturas laterales en el bajo'],
    care: wash,
    fit: `Calce regular. ${top}`,
    sizes: letters,
  },
  sweater: {
    points: ['Terminaciones tejidas, no cortadas', 'Puños que vuelven a su forma'],
    care: hand,
    fit: `Calce cómodo, para usar sobre una remera. ${top}`,
    sizes: letters,
  },
  buzo: {
    points: ['Interior frisado', 'Puños y cintura acanalados'],
    care: wash,
    fit: `Calce amplio. ${top}`,
    sizes: letters,
  },
  campera: {
    points: ['Bolsillos interiores', 'Cierres y botones metálicos'],
    care: wash,
    fit: `Pensada para llevar abrigo debajo. ${top}`,
    sizes: letters,
  },
  abrigo: {
    points: ['Forro completo', 'Bolsillos profundos'],
    care: dry,
    fit: `Calce recto, para llevar sobre un sweater. ${top}`,
    sizes: letters,
  },
  blazer: {
    points: ['Solapas armadas a mano', 'Forro parcial que no pesa'],
    care: dry,
    fit: `Hombro natural. ${top}`,
    sizes: letters,
  },
  vestido: {
    points: ['Cae sin marcar', 'Costuras limpias por dentro'],
    care: wash,
    fit: `Calce según el corte. ${top}`,
    sizes: letters,
  },
  falda: { points: ['Cintura forrada', 'Cierre invisible'], care: wash, fit: `Va a la cintura. ${leg}`, sizes: waists },
  jeans: {
    points: ['Remaches en los bolsillos', 'Se amolda con el uso'],
    care: 'Lavar poco, del revés y con agua fría. Secar a la sombra.',
    fit: `Tiro medio. ${leg}`,
    sizes: waists,
  },
  pantalon: {
    points: ['Bolsillos que no se abren', 'Bajo con margen para alargar'],
    care: wash,
    fit: `Tiro alto. ${leg}`,
    sizes: waists,
  },
  short: {
    points: ['Bolsillos delanteros y trasero', 'Costura interior plana'],
    care: wash,
    fit: `Largo sobre la rodilla. ${leg}`,
    sizes: waists,
  },
  zapatillas: {
    points: ['Suela cosida', 'Plantilla que se puede lavar'],
    care: wipe,
    fit: 'Talle normal. Entre dos números, elija el mayor.',
    sizes: feet,
  },
  bolso: {
    points: ['Costuras dobles en las manijas', 'Bolsillo interior con cierre'],
    care: wipe,
    fit: 'Medida única.',
    sizes: one,
  },
  bufanda: { points: ['Bordes terminados a mano', 'No pica'], care: hand, fit: 'Medida única.', sizes: one },
} as const satisfies Record<Kind, KindWords>;
