import type { ColourName } from './palette.ts';
import type { Fabric } from './piece.ts';
import type { Kind, Model } from './wardrobe.ts';

/** A garment that is shown with another one. */
export type Companion = Model & { readonly fabric: Fabric; readonly colours: readonly ColourName[] };

const jeans: Companion = { kind: 'jeans', cut: 'recto', fabric: 'denim', colours: ['Azul', 'Azul marino'] };
const trousers: Companion = { kind: 'pantalon', cut: 'pinzas', fabric: 'plain', colours: ['Arena', 'Negro', 'Gris'] };
const trainers: Companion = { kind: 'zapatillas', cut: 'urbana', fabric: 'plain', colours: ['Blanco', 'Crudo'] };
const boots: Companion = { kind: 'zapatillas', cut: 'bota', fabric: 'plain', colours: ['Marrón', 'Negro'] };
const tote: Companion = { kind: 'bolso', cut: 'tote', fabric: 'plain', colours: ['Crudo', 'Camel'] };
const satchel: Companion = { kind: 'bolso', cut: 'bandolera', fabric: 'plain', colours: ['Camel', 'Negro'] };
const shirt: Companion = { kind: 'camisa', cut: 'clasica', fabric: 'linen', colours: ['Blanco', 'Celeste'] };
const tee: Companion = { kind: 'remera', cut: 'clasica', fabric: 'plain', colours: ['Blanco', 'Crudo'] };
const jumper: Companion = { kind: 'sweater', cut: 'redondo', fabric: 'knit', colours: ['Crudo', 'Gris'] };
const coat: Companion = { kind: 'abrigo', cut: 'recto', fabric: 'plain', colours: ['Camel', 'Azul marino'] };
const scarf: Companion = { kind: 'bufanda', cut: 'larga', fabric: 'knit', colours: ['Gris', 'Mostaza'] };

/** What each kind is worn with: first what lies beside it, then what lies at its foot. */
export const outfits = {
  remera: [jeans, trainers],
  camisa: [trousers, boots],
  polo: [trousers, trainers],
  sweater: [jeans, boots],
  buzo: [jeans, trainers],
  campera: [jeans, boots],
  abrigo: [trousers, scarf],
  blazer: [trousers, satchel],
  vestido: [satchel, boots],
  falda: [shirt, satchel],
  jeans: [tee, trainers],
  pantalon: [shirt, boots],
  short: [tee, trainers],
  zapatillas: [jeans, tote],
  bolso: [coat, boots],
  bufanda: [coat, jumper],
} as const satisfies Record<Kind, readonly [Companion, Companion]>;
