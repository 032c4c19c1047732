import type { Chance } from './chance.ts';
import { buttonsDown, hood, lapels, patchPocket, shirtCollar, standCollar, turtleneck, weltPocket } from './collars.ts';
import type { Garment, Mark, Piece, Side } from './piece.ts';
import { both, symmetric } from './shape.ts';
import type { Shape } from './shape.ts';
import { crewBand, inside, vee, veeBand } from './t-shirt.ts';
import { bodyEdges, bodyFolds, bodyShape, cuffLine, cuffShape, hemline, neckline, sleevePieces } from './torso.ts';
import type { Sleeve, Torso } from './torso.ts';

type Neck = 'crew' | 'vee' | 'collar' | 'stand' | 'turtle' | 'hood' | 'lapels' | 'plain';
type Opening = 'none' | 'buttons' | 'zip' | 'half';
type Pockets = 'none' | 'chest' | 'patch' | 'welt' | 'kangaroo';

/** What covers the upper body, in words: the drawing follows from them. */
export type Upper = {
  readonly torso: Torso;
  readonly sleeve: Sleeve | null;
  readonly neck: Neck;
  /** How deep the neck is in front, from the top of the frame. */
  readonly depth: number;
  readonly opening?: Opening;
  readonly buttons?: number;
  readonly pockets?: Pockets;
  /** A ribbed band at the hem and the wrists, this deep; 0 for a sewn hem. */
  readonly band?: number;
  /** A seam at the waist. */
  readonly waistSeam?: boolean;
  readonly belt?: boolean;
  readonly ease?: number;
  readonly metal?: string;
};

/** Lays the pieces of an upper garment over one another: what is inside, sleeves, body, and what is sewn on. */
export function upperGarment(upper: Upper, side: Side, chance: Chance): Garment {
  const { torso, sleeve, band = 0 } = upper;
  const isFront = side === 'front';
  const depth = isFront ? upper.depth : torso.neckY + 26;
  const neckHalf = openNeck(upper, isFront, depth);
  const body: Piece = {
    shape: bodyShape(torso, depth, neckHalf),
    edges: bodyEdges(torso),
    folds: bodyFolds(torso, chance, upper.ease ?? 0.5),
    lift: 5,
    marks: [...hemMarks(torso, band), ...(isFront ? frontMarks(upper, depth) : backMarks(upper))],
  };
  const showsInside = isFront && upper.neck !== 'turtle' && upper.neck !== 'hood';
  return {
    stripes: 'across',
    close: { at: [-60, torso.neckY + 210], width: 640 },
    pieces: [
      ...(showsInside ? [inside(torso, depth)] : []),
      ...(sleeve ? sleevesOf(torso, sleeve, chance, band) : []),
      body,
      ...(band > 0 ? [hemBand(torso, band)] : []),
      ...(upper.belt ? [beltOf(torso, isFront)] : []),
      ...(isFront ? pocketPieces(upper) : []),
      ...neckPieces(upper, isFront, depth),
    ],
  };
}

function openNeck({ torso, neck }: Upper, isFront: boolean, depth: number): Shape {
  return isFront && (neck === 'vee' || neck === 'lapels') ? vee(torso, depth) : neckline(torso, depth);
}

function sleevesOf(torso: Torso, sleeve: Sleeve, chance: Chance, band: number): Piece[] {
  const hem: Mark[] = [
    { mark: 'stitch', shape: cuffLine(torso, sleeve, 26) },
    { mark: 'seam', shape: cuffLine(torso, sleeve, 30), width: 1.6 },
  ];
  const arms = sleevePieces(torso, sleeve, chance, { round: 0.66, ...(band === 0 && { marks: hem }) });
  if (band === 0) return arms;
  const cuff: Piece = { shape: cuffShape(torso, sleeve, band, 26), cloth: 'rib', round: 0.5, lift: 2 };
  return [...arms, cuff, { ...cuff, shape: symmetricPair(cuff.shape) }];
}

const symmetricPair = (shape: Shape): Shape => both(shape)[1] ?? shape;

function hemMarks(torso: Torso, band: number): Mark[] {
  if (band > 0) return [];
  return both(hemline(torso, 30)).flatMap((shape): Mark[] => [
    { mark: 'seam', shape, width: 1.6 },
    { mark: 'stitch', shape },
  ]);
}

/** The ribbed band that gathers a body at its hem. */
function hemBand(torso: Torso, deep: number): Piece {
  const { hem, hemY, hemDrop } = torso;
  const low = `C${hem * 0.62} ${hemY + hemDrop + deep * 0.96} ${hem * 0.3} ${hemY + hemDrop + deep} 0 ${hemY + hemDrop + deep}`;
  return {
    shape: symmetric(
      `M0 ${hemY + hemDrop - 4} C${hem * 0.33} ${hemY + hemDrop - 4} ${hem * 0.66} ${hemY + hemDrop * 0.8 - 4} ${hem + 2} ${hemY - 4} L${hem - 16} ${hemY + deep - 6} ${low}`,
    ),
    cloth: 'rib',
    round: 0.5,
    lift: 2,
  };
}

function beltOf({ waist, waistY }: Torso, hasBuckle: boolean): Piece {
  return {
    shape: symmetric(
      `M0 ${waistY - 6} C${waist * 0.5} ${waistY - 6} ${waist * 0.8} ${waistY - 12} ${waist + 6} ${waistY - 18} L${waist + 6} ${waistY + 44} C${waist * 0.8} ${waistY + 52} ${waist * 0.5} ${waistY + 58} 0 ${waistY + 58}`,
    ),
    round: 0.4,
    lift: 5,
    marks: hasBuckle ? buckle(waistY) : [],
  };
}

function buckle(y: number): Mark[] {
  const frame = `M-36 ${y - 12} L36 ${y - 12} L36 ${y + 64} L-36 ${y + 64} Z`;
  return [
    { mark: 'fill', shape: frame, colour: '#3a2c22' },
    { mark: 'hollow', shape: `M-20 ${y + 4} L20 ${y + 4} L20 ${y + 48} L-20 ${y + 48} Z` },
  ];
}

function frontMarks(upper: Upper, depth: number): Mark[] {
  const { torso, opening = 'none', buttons = 6, pockets, metal = '#b9b2a6', waistSeam } = upper;
  const low = torso.hemY + torso.hemDrop;
  const top = upper.neck === 'lapels' ? depth : depth + 6;
  return [
    ...(waistSeam ? waistMarks(torso) : []),
    ...(pockets === 'welt' ? weltPocket(torso.waist * 0.52, torso.waistY + 40) : []),
    ...openingMarks(opening, { top, low, buttons, metal }),
  ];
}

function backMarks({ torso, waistSeam, neck }: Upper): Mark[] {
  const middle: Mark[] =
    neck === 'lapels' ? [{ mark: 'seam', shape: `M0 ${torso.neckY + 40} L0 ${torso.hemY}`, width: 2 }] : [];
  return [...(waistSeam ? waistMarks(torso) : []), ...middle];
}

function waistMarks({ waist, waistY }: Torso): Mark[] {
  return both(`M${waist} ${waistY} C${waist * 0.6} ${waistY + 12} ${waist * 0.3} ${waistY + 14} 0 ${waistY + 14}`).map(
    (shape): Mark => ({ mark: 'seam', shape, width: 2.4 }),
  );
}

type Stretch = { readonly top: number; readonly low: number; readonly buttons: number; readonly metal: string };

function openingMarks(opening: Opening, { top, low, buttons, metal }: Stretch): Mark[] {
  switch (opening) {
    case 'none':
      return [];
    case 'zip':
      return [{ mark: 'zip', shape: `M0 ${top - 30} L0 ${low}`, metal }];
    case 'half':
      return [
        { mark: 'seam', shape: `M-26 ${top} L-26 ${top + 190} L26 ${top + 190} L26 ${top}`, width: 2 },
        ...buttonsDown(top + 40, top + 150, 3),
      ];
    case 'buttons':
      return [
        { mark: 'seam', shape: `M-28 ${top} L-28 ${low - 4}`, width: 2 },
        { mark: 'seam', shape: `M28 ${top} L28 ${low - 2}`, width: 2.6 },
        ...buttonsDown(top + 36, top + (low - top) * (buttons > 3 ? 0.88 : 0.55), buttons, {
          size: buttons > 3 ? 12 : 18,
        }),
      ];
  }
}

function pocketPieces({ torso, pockets = 'none' }: Upper): Piece[] {
  switch (pockets) {
    case 'chest':
      return [patchPocket(70, torso.armY - 60, 130, 150)];
    case 'patch':
      return [-1, 1].map((way) => patchPocket(way > 0 ? 66 : -66 - 168, torso.waistY + 90, 168, 190));
    case 'kangaroo':
      return [kangaroo(torso)];
    default:
      return [];
  }
}

function kangaroo({ waistY, hemY }: Torso): Piece {
  const [top, low] = [waistY + 40, hemY - 12];
  return {
    shape: symmetric(`M0 ${top} L120 ${top} C150 ${top + 60} 190 ${top + 120} 206 ${low} L0 ${low}`),
    round: 0.3,
    lift: 3,
    marks: both(`M112 ${top + 8} C142 ${top + 66} 178 ${top + 122} 194 ${low - 6}`).map((shape): Mark => ({
      mark: 'stitch',
      shape,
    })),
  };
}

function neckPieces({ torso, neck, depth: deep }: Upper, isFront: boolean, depth: number): Piece[] {
  switch (neck) {
    case 'crew':
      return [crewBand(torso, depth, 30)];
    case 'vee':
      return [isFront ? veeBand(torso, depth, 24) : crewBand(torso, depth, 28)];
    case 'turtle':
      return [turtleneck(torso, depth)];
    case 'hood':
      return hood(torso, isFront ? deep : torso.neckY + 90).slice(0, isFront ? 2 : 1);
    case 'stand':
      return [standCollar(torso, depth)];
    case 'collar':
      return isFront ? shirtCollar(torso, depth) : [standCollar(torso, depth)];
    case 'lapels':
      return isFront ? lapels(torso, depth) : [standCollar(torso, depth)];
    case 'plain':
      return [];
  }
}
