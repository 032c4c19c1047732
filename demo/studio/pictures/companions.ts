import type { GarmentKind, Look } from './look.ts';

/** A garment of an outfit. What `isTucked` is in the waist of the next layer. */
export type Layer = { readonly look: Look; readonly isTucked?: boolean };

const tucked = ({ look }: Layer): Layer => ({ look, isTucked: true });

const white = '#eeebe4';

const dressedFor = (gender: Look['gender']) => {
  const layer = (kind: GarmentKind, cut: string, fabric: Look['fabric'], colour: string): Layer => ({
    look: { kind, cut, fabric, colour, gender },
  });
  return {
    tee: layer('remera', 'clasica', 'plain', white),
    shirt: layer('camisa', gender === 'men' ? 'clasica' : 'entallada', 'plain', white),
    jumper: layer('sweater', 'redondo', 'knit', '#e9dfca'),
    jeans: layer('jeans', gender === 'men' ? 'recto' : 'ancho', 'denim', '#44617f'),
    trousers:
      gender === 'men'
        ? layer('pantalon', 'pinzas', 'plain', '#c3ad8a')
        : layer('pantalon', 'palazzo', 'linen', '#ded2ba'),
  };
};

const his = dressedFor('men');
const hers = dressedFor('women');

type Dressed = (main: Layer) => readonly Layer[];

/** What a kind of garment is worn with, from the skin outwards; a cut of it may be worn in another way. */
const outfits: Readonly<Record<Look['gender'], Readonly<Record<string, Dressed>>>> = {
  men: {
    remera: (main) => [his.jeans, main],
    camisa: (main) => [tucked(main), his.trousers],
    'camisa-manga-corta': (main) => [his.jeans, main],
    polo: (main) => [his.trousers, main],
    sweater: (main) => [his.trousers, main],
    buzo: (main) => [his.jeans, main],
    campera: (main) => [his.jeans, main],
    'campera-vaquera': (main) => [his.trousers, main],
    abrigo: (main) => [his.trousers, his.jumper, main],
    blazer: (main) => [tucked(his.shirt), his.trousers, main],
    jeans: (main) => [tucked(his.tee), main],
    pantalon: (main) => [tucked(his.shirt), main],
    'pantalon-jogger': (main) => [tucked(his.tee), main],
    short: (main) => [tucked(his.tee), main],
  },
  women: {
    remera: (main) => [tucked(main), hers.jeans],
    camisa: (main) => [tucked(main), hers.trousers],
    polo: (main) => [hers.jeans, main],
    sweater: (main) => [hers.trousers, main],
    'sweater-cardigan': (main) => [tucked(hers.tee), hers.jeans, main],
    buzo: (main) => [hers.jeans, main],
    campera: (main) => [hers.jeans, main],
    'campera-vaquera': (main) => [hers.trousers, main],
    abrigo: (main) => [tucked(hers.jumper), hers.jeans, main],
    'abrigo-cinturon': (main) => [tucked(hers.shirt), hers.jeans, main],
    blazer: (main) => [tucked(hers.tee), hers.jeans, main],
    vestido: (main) => [main],
    falda: (main) => [tucked(hers.jumper), main],
    'falda-mini': (main) => [tucked(hers.tee), main],
    jeans: (main) => [tucked(hers.tee), main],
    pantalon: (main) => [tucked(hers.shirt), main],
    short: (main) => [tucked(hers.tee), main],
  },
};

/** Returns what something is worn with, from the skin outwards; undefined if nobody of its gender wears such a thing. */
export function outfitOf(look: Look): readonly Layer[] | undefined {
  const table = outfits[look.gender];
  return (table[`${look.kind}-${look.cut}`] ?? table[look.kind])?.({ look });
}
