import type { Mark, Piece } from './piece.ts';
import { both, flip, symmetric } from './shape.ts';
import { neckline } from './torso.ts';
import type { Torso } from './torso.ts';

const mirrored = (piece: Piece): Piece[] => [piece, { ...piece, shape: flip(piece.shape) }];

/** The two wings of a shirt's collar, which meet `depth` down. */
export function shirtCollar({ neck, neckY }: Torso, depth: number): Piece[] {
  const wing: Piece = {
    shape: `M3 ${depth + 8} C${neck * 0.5} ${depth - 14} ${neck - 12} ${neckY + 34} ${neck - 8} ${neckY - 30} C${neck + 16} ${neckY - 22} ${neck + 34} ${neckY + 4} ${neck + 40} ${neckY + 34} L104 ${depth + 96} Z`,
    round: 0.45,
    lift: 6,
    marks: [
      {
        mark: 'stitch',
        shape: `M12 ${depth + 22} L98 ${depth + 82} L${neck + 28} ${neckY + 30}`,
      },
    ],
  };
  return mirrored(wing);
}

/** A low collar that stands, as a jacket's. */
export function standCollar({ neck, neckY }: Torso, depth: number): Piece {
  return {
    shape: symmetric(
      `M0 ${depth - 62} C${neck * 0.5} ${depth - 66} ${neck - 18} ${neckY - 18} ${neck - 14} ${neckY - 46} L${neck + 8} ${neckY - 2} C${neck * 0.92} ${neckY + (depth - neckY) * 0.62} ${neck * 0.56} ${depth} 0 ${depth}`,
    ),
    round: 0.5,
    lift: 4,
    marks: both(neckline({ neck, neckY, ...rest }, depth)).map((shape): Mark => ({ mark: 'seam', shape, width: 2 })),
  };
}

// The neckline reads nothing else of a torso.
const rest = { shoulder: 0, shoulderY: 0, chest: 0, armY: 0, waist: 0, waistY: 0, hem: 0, hemY: 0, hemDrop: 0 };

/** A collar that is turned down around the neck. */
export function turtleneck({ neck, neckY }: Torso, depth: number): Piece {
  const top = neckY - 78;
  return {
    shape: symmetric(
      `M0 ${top + 26} C${neck * 0.5} ${top + 26} ${neck * 0.74} ${top + 12} ${neck * 0.86} ${top} C${neck * 0.96} ${neckY - 30} ${neck + 4} ${neckY - 14} ${neck + 6} ${neckY + 6} C${neck * 0.8} ${depth - 30} ${neck * 0.5} ${depth - 14} 0 ${depth - 14}`,
    ),
    round: 0.7,
    lift: 4,
    marks: both(`M0 ${depth - 44} C${neck * 0.5} ${depth - 44} ${neck * 0.84} ${depth - 62} ${neck} ${neckY - 12}`).map(
      (shape): Mark => ({ mark: 'seam', shape, width: 2.4 }),
    ),
  };
}

/** A hood that lies back, its lining, and the cords that close it. */
export function hood({ neck, neckY }: Torso, depth: number): Piece[] {
  const top = neckY - 168;
  return [
    {
      shape: symmetric(
        `M0 ${top} C110 ${top} 196 ${top + 60} 206 ${neckY - 20} C210 ${neckY + 40} ${neck + 66} ${neckY + 66} ${neck + 30} ${neckY + 70} L60 ${depth + 52} C36 ${depth + 62} 16 ${depth + 60} 0 ${depth + 54}`,
      ),
      round: 0.8,
      lift: 7,
      folds: [
        { from: [-150, neckY - 40], to: [-60, depth + 30], bend: 12, width: 30, depth: 0.3 },
        { from: [150, neckY - 40], to: [60, depth + 30], bend: -12, width: 30, depth: 0.3 },
      ],
    },
    {
      shape: symmetric(
        `M0 ${top + 64} C70 ${top + 64} 128 ${top + 104} 130 ${neckY - 8} C130 ${neckY + 40} 70 ${depth + 14} 0 ${depth + 18}`,
      ),
      tone: -0.34,
      cloth: 'smooth',
      round: 0.7,
      marks: [
        {
          mark: 'cord',
          shape: `M-62 ${depth - 4} C-70 ${depth + 60} -58 ${depth + 140} -66 ${depth + 210}`,
          width: 10,
        },
        { mark: 'cord', shape: `M62 ${depth - 4} C72 ${depth + 70} 56 ${depth + 130} 64 ${depth + 186}`, width: 10 },
        { mark: 'eyelet', at: [-62, depth - 4], size: 9 },
        { mark: 'eyelet', at: [62, depth - 4], size: 9 },
      ],
    },
  ];
}

/** Notched lapels that meet at `low`. */
export function lapels({ neck, neckY }: Torso, low: number): Piece[] {
  const tip = neckY + (low - neckY) * 0.36;
  const collar: Piece = {
    shape: `M${neck - 12} ${neckY - 30} C${neck + 18} ${neckY - 22} ${neck + 40} ${neckY + 6} ${neck + 50} ${neckY + 40} L${neck + 34} ${tip - 26} L${neck - 22} ${tip - 44} C${neck - 12} ${neckY + 40} ${neck - 10} ${neckY + 4} ${neck - 12} ${neckY - 30} Z`,
    round: 0.4,
    lift: 5,
  };
  const lapel: Piece = {
    shape: `M0 ${low} C${neck * 0.3} ${low - 120} ${neck * 0.9} ${tip} ${neck - 14} ${neckY + 40} L${neck + 26} ${tip - 30} L${neck + 86} ${tip - 16} C${neck + 60} ${tip + 110} ${neck * 0.62} ${low - 70} 0 ${low} Z`,
    round: 0.45,
    lift: 7,
    marks: [
      {
        mark: 'stitch',
        shape: `M${neck + 72} ${tip} C${neck + 46} ${tip + 112} ${neck * 0.6} ${low - 86} 14 ${low - 22}`,
      },
    ],
  };
  return [...mirrored(lapel), ...mirrored(collar)];
}

/** Buttons down the middle, `count` of them between two heights. */
export function buttonsDown(from: number, to: number, count: number, { size = 13, x = 0 } = {}): Mark[] {
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_none, at): Mark => ({ mark: 'button', at: [x, from + step * at], size }));
}

/** A pocket that is sewn on: its corner, width and height; `round` softens its lower corners. */
export function patchPocket(x: number, y: number, width: number, height: number): Piece {
  const [right, low] = [x + width, y + height];
  return {
    shape: `M${x} ${y} L${right} ${y} L${right} ${low - 26} Q${right} ${low} ${right - 26} ${low} L${x + 26} ${low} Q${x} ${low} ${x} ${low - 26} Z`,
    round: 0.25,
    lift: 3,
    marks: [
      {
        mark: 'stitch',
        shape: `M${x + 8} ${y + 8} L${x + 8} ${low - 28} Q${x + 8} ${low - 8} ${x + 28} ${low - 8} L${right - 28} ${low - 8} Q${right - 8} ${low - 8} ${right - 8} ${low - 28} L${right - 8} ${y + 8}`,
      },
      { mark: 'seam', shape: `M${x} ${y + 34} L${right} ${y + 34}`, width: 1.8 },
    ],
  };
}

/** A pocket that is cut in: a short slanted welt. */
export function weltPocket(x: number, y: number): Mark[] {
  const line = `M${x} ${y} L${x + 30} ${y + 150}`;
  return both(line).flatMap((shape): Mark[] => [
    { mark: 'seam', shape, width: 7 },
    { mark: 'stitch', shape },
  ]);
}
