import { between } from './chance.ts';
import type { Chance } from './chance.ts';
import type { Fold, Mark, Piece } from './piece.ts';
import { both, flip, symmetric } from './shape.ts';
import type { Point, Shape } from './shape.ts';

/** The measures of what covers the upper body: half widths from the middle, heights from the top of the frame. */
export type Torso = {
  readonly neck: number;
  readonly neckY: number;
  readonly shoulder: number;
  readonly shoulderY: number;
  readonly chest: number;
  readonly armY: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
  /** How much lower the hem is in the middle than at its sides; less than 0 is higher. */
  readonly hemDrop: number;
};

export type Sleeve = { readonly wrist: Point; readonly width: number; readonly bulge: number; readonly crook?: number };

/** The right half of a neckline from the middle, `depth` down, to the shoulder. */
export function neckline({ neck, neckY }: Torso, depth: number): Shape {
  return `M0 ${depth} C${neck * 0.56} ${depth} ${neck * 0.9} ${neckY + (depth - neckY) * 0.62} ${neck} ${neckY}`;
}

/** From the shoulder's tip around the arm to the underarm. */
export function armhole({ shoulder, shoulderY, chest, armY }: Torso): Shape {
  const inward = Math.min(shoulder, chest) - 30;
  return `M${shoulder} ${shoulderY} C${inward} ${shoulderY + (armY - shoulderY) * 0.34} ${inward - 8} ${armY - (armY - shoulderY) * 0.3} ${chest} ${armY}`;
}

export function sideSeam({ chest, armY, waist, waistY, hem, hemY }: Torso): Shape {
  const [down, up] = [(waistY - armY) * 0.45, (hemY - waistY) * 0.45];
  return `M${chest} ${armY} C${chest - 8} ${armY + down} ${waist} ${waistY - down} ${waist} ${waistY} C${waist} ${waistY + up} ${hem - 4} ${hemY - up} ${hem} ${hemY}`;
}

export function hemline({ hem, hemY, hemDrop }: Torso, rise = 0): Shape {
  const low = hemY + hemDrop;
  return `M${hem} ${hemY - rise} C${hem * 0.66} ${hemY + hemDrop * 0.8 - rise} ${hem * 0.33} ${low - rise} 0 ${low - rise}`;
}

const onward = (shape: Shape) => shape.replace(/^M\S+ \S+ /, '');

/** The outline of the body with a round neckline `depth` down; `neckHalf` gives another neckline. */
export function bodyShape(torso: Torso, depth: number, neckHalf = neckline(torso, depth)): Shape {
  const { neck, neckY, shoulder, shoulderY } = torso;
  const across = `C${neck + (shoulder - neck) * 0.4} ${neckY + (shoulderY - neckY) * 0.3} ${neck + (shoulder - neck) * 0.8} ${shoulderY - 18} ${shoulder} ${shoulderY}`;
  return symmetric(
    [neckHalf, across, onward(armhole(torso)), onward(sideSeam(torso)), onward(hemline(torso))].join(' '),
  );
}

/** Both side seams: where a body turns away. */
export const bodyEdges = (torso: Torso): Shape[] => [...both(sideSeam(torso))];

/** Where the end of a sleeve lies: its outer and inner corner `up` pixels before the wrist. */
function ends(torso: Torso, { wrist: [x, y], width }: Sleeve, up = 0): { outer: Point; inner: Point; along: Point } {
  const [dx, dy] = [x - torso.shoulder, y - torso.shoulderY];
  const length = Math.hypot(dx, dy);
  const along: Point = [dx / length, dy / length];
  const [mx, my] = [x - along[0] * up, y - along[1] * up];
  const half = width / 2;
  return {
    outer: [mx + along[1] * half, my - along[0] * half],
    inner: [mx - along[1] * half, my + along[0] * half],
    along,
  };
}

/** The right sleeve, reaching in under the body. */
export function sleeveShape(torso: Torso, sleeve: Sleeve): Shape {
  const { shoulder, shoulderY, chest, armY } = torso;
  const { outer, inner, along } = ends(torso, sleeve);
  const length = Math.hypot(outer[0] - shoulder, outer[1] - shoulderY);
  const crook = sleeve.crook ?? 0;
  const back = (from: Point, share: number, off: number) =>
    `${from[0] - along[0] * length * share + along[1] * off} ${from[1] - along[1] * length * share - along[0] * off}`;
  return [
    `M${shoulder - 6} ${shoulderY - 4}`,
    `C${shoulder + 44 + crook} ${shoulderY + 16} ${back(outer, 0.42, sleeve.bulge + crook)} ${outer[0]} ${outer[1]}`,
    `L${inner[0]} ${inner[1]}`,
    `C${back(inner, 0.3, crook * 0.7)} ${chest + 34} ${armY + 60} ${chest - 6} ${armY + 6}`,
    `L${chest - 70} ${armY - 60} L${shoulder - 80} ${shoulderY + 60} Z`,
  ].join(' ');
}

/** A band at the end of a sleeve, `deep` pixels of it before the wrist and a little narrower when it gathers. */
export function cuffShape(torso: Torso, sleeve: Sleeve, deep: number, gather = 0): Shape {
  const far = ends(torso, { ...sleeve, width: sleeve.width - gather });
  const near = ends(torso, sleeve, deep);
  const { along } = far;
  const [bx, by] = [along[0] * 7, along[1] * 7];
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2 + bx, (a[1] + b[1]) / 2 + by];
  return [
    `M${near.outer.join(' ')} L${far.outer.join(' ')}`,
    `Q${middle(far.outer, far.inner).join(' ')} ${far.inner.join(' ')}`,
    `L${near.inner.join(' ')} Q${middle(near.inner, near.outer).join(' ')} ${near.outer.join(' ')} Z`,
  ].join(' ');
}

/** A line across the sleeve, `up` pixels before its end. */
export function cuffLine(torso: Torso, sleeve: Sleeve, up: number): Shape {
  const { outer, inner } = ends(torso, sleeve, up);
  return `M${outer.join(' ')} L${inner.join(' ')}`;
}

/** How a sleeve's threads run, in degrees. */
export function sleeveGrain(torso: Torso, { wrist: [x, y] }: Sleeve): number {
  return -Math.round((Math.atan2(x - torso.shoulder, y - torso.shoulderY) * 180) / Math.PI);
}

/** Both sleeves: the right one as drawn and its mirror image, each with folds of its own. */
export function sleevePieces(torso: Torso, sleeve: Sleeve, chance: Chance, more: Partial<Piece> = {}): Piece[] {
  const shape = sleeveShape(torso, sleeve);
  const grain = sleeveGrain(torso, sleeve);
  const marks = more.marks ?? [];
  return [
    {
      ...more,
      shape: flip(shape),
      grain: -grain,
      folds: sleeveFolds(torso, sleeve, chance).map(flipFold),
      marks: marks.map(flipMark),
    },
    { ...more, shape, grain, folds: sleeveFolds(torso, sleeve, chance) },
  ];
}

export function flipFold({ from, to, ...fold }: Fold): Fold {
  return { ...fold, from: [-from[0], from[1]], to: [-to[0], to[1]], bend: -fold.bend };
}

export function flipMark(mark: Mark): Mark {
  return 'shape' in mark ? { ...mark, shape: flip(mark.shape) } : { ...mark, at: [-mark.at[0], mark.at[1]] };
}

function sleeveFolds(torso: Torso, sleeve: Sleeve, chance: Chance): Fold[] {
  const { outer, inner } = ends(torso, sleeve);
  const [ox, oy] = [torso.shoulder, torso.shoulderY];
  const length = Math.hypot(outer[0] - ox, outer[1] - oy);
  const count = Math.max(1, Math.round(length / 190));
  const at = (share: number, side: number): Point => {
    const top: Point = [ox + (outer[0] - ox) * share + 24, oy + (outer[1] - oy) * share];
    const low: Point = [torso.chest + (inner[0] - torso.chest) * share, torso.armY + (inner[1] - torso.armY) * share];
    return [Math.round(low[0] + (top[0] - low[0]) * side), Math.round(low[1] + (top[1] - low[1]) * side)];
  };
  const folds = Array.from({ length: count }, (_none, index) => {
    const share = (index + 0.5 + between(chance, -0.2, 0.2)) / count;
    return {
      from: at(share, 0.02),
      to: at(Math.min(1, share + between(chance, 0.06, 0.2)), between(chance, 0.55, 0.85)),
      bend: between(chance, -10, 14),
      width: between(chance, 16, 30),
      depth: between(chance, 0.24, 0.4),
    };
  });
  return [
    ...folds,
    {
      from: [ox + 26, oy + 60],
      to: at(0.8, 0.62),
      bend: between(chance, -22, -6),
      width: between(chance, 26, 44),
      depth: 0.2,
    },
  ];
}

/** Soft folds of a body: from the underarms inwards, and flutes that end in the hem. `ease` 0 to 1 is how loose it is. */
export function bodyFolds({ chest, armY, waist, waistY, hem, hemY }: Torso, chance: Chance, ease = 0.5): Fold[] {
  const underarm = [-1, 1].flatMap((side) =>
    [0, 1].map((nth): Fold => ({
      from: [side * (chest - 6), armY + 12 + nth * 54],
      to: [side * (chest - between(chance, 120, 190)), armY + between(chance, 90, 210) + nth * 70],
      bend: side * between(chance, 8, 24),
      width: between(chance, 18, 32),
      depth: between(chance, 0.24, 0.38),
    })),
  );
  const flutes = Array.from({ length: 2 + Math.round(ease * 3) }, (_none, at): Fold => {
    const share = (at + 0.5 + between(chance, -0.3, 0.3)) / (2 + Math.round(ease * 3));
    const x = -hem + hem * 2 * share;
    const top = between(chance, waistY - 190, waistY + (hemY - waistY) * 0.35);
    return {
      from: [x * (waist / hem) * 0.9, top],
      to: [x, hemY + 6],
      bend: between(chance, -14, 14),
      width: between(chance, 26, 54),
      depth: between(chance, 0.14, 0.2) + ease * 0.12,
    };
  });
  return [...underarm, ...flutes];
}
