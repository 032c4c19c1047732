import { between } from './chance.ts';
import type { Look } from './look.ts';
import type { Fold, Garment, Mark } from './piece.ts';
import { both, symmetric } from './shape.ts';

type Skirt = {
  readonly waist: number;
  readonly hip: number;
  readonly hem: number;
  readonly hemY: number;
  readonly pleats: number;
};

const measures = {
  recta: { waist: 196, hip: 262, hem: 262, hemY: 1260, pleats: 0 },
  plisada: { waist: 196, hip: 290, hem: 400, hemY: 1340, pleats: 13 },
  mini: { waist: 204, hip: 280, hem: 316, hemY: 960, pleats: 2 },
} as const satisfies Record<string, Skirt>;

export const skirtCuts = ['recta', 'plisada', 'mini'] as const satisfies readonly (keyof typeof measures)[];

const waistY = 300;
const deep = 58;

/** A skirt, straight, in pleats or short. */
export function skirt({ cut, side, chance }: Look<(typeof skirtCuts)[number]>): Garment {
  const { waist, hip, hem, hemY, pleats } = measures[cut];
  const hipY = waistY + 250;
  const seam = `M${waist} ${waistY} C${waist + 30} ${waistY + 80} ${hip} ${hipY - 90} ${hip} ${hipY} C${hip + 6} ${hipY + 160} ${hem - 4} ${hemY - 200} ${hem} ${hemY}`;
  const lower = (rise: number) =>
    `M${hem} ${hemY - rise} C${hem * 0.66} ${hemY + 16 - rise} ${hem * 0.33} ${hemY + 22 - rise} 0 ${hemY + 22 - rise}`;
  const onward = (shape: string) => shape.replace(/^M\S+ \S+ /, '');
  const share = (at: number) => (at + 0.5) / Math.max(1, pleats) - 0.5;
  const folds = Array.from({ length: Math.max(pleats, 3) }, (_none, at): Fold => {
    const place = pleats > 0 ? share(at) : between(chance, -0.4, 0.4);
    return {
      from: [waist * 2 * place * 0.98, waistY + (pleats > 3 ? deep : 260)],
      to: [hem * 2 * place, hemY + 14],
      bend: between(chance, -8, 8),
      width: pleats > 3 ? 40 : between(chance, 30, 60),
      depth: pleats > 3 ? 0.34 : 0.2,
    };
  });
  const pleatLines = Array.from({ length: pleats > 3 ? pleats : 0 }, (_none, at): Mark => {
    const place = share(at);
    return {
      mark: 'line',
      shape: `M${waist * 2 * place} ${waistY + deep} L${hem * 2 * place + 10} ${hemY + 8}`,
      width: 2,
    };
  });
  const fastening: Mark[] =
    side === 'back' ? [{ mark: 'zip', shape: `M0 ${waistY + 10} L0 ${waistY + 240}`, metal: '#8c867c' }] : [];
  return {
    stripes: 'along',
    close: { at: [40, waistY + 200], width: 620 },
    pieces: [
      {
        shape: symmetric(`M0 ${waistY} L${waist} ${waistY} ${onward(seam)} ${onward(lower(0))}`),
        edges: both(seam),
        folds,
        lift: 5,
        marks: [
          ...both(lower(28)).flatMap((shape): Mark[] => [
            { mark: 'seam', shape, width: 1.6 },
            { mark: 'stitch', shape },
          ]),
          ...pleatLines,
          ...fastening,
        ],
      },
      {
        shape: symmetric(
          `M0 ${waistY + 4} C${waist * 0.5} ${waistY + 4} ${waist * 0.9} ${waistY} ${waist} ${waistY - 6} L${waist + 12} ${waistY + deep - 6} C${waist * 0.9} ${waistY + deep} ${waist * 0.5} ${waistY + deep + 4} 0 ${waistY + deep + 4}`,
        ),
        round: 0.4,
        lift: 3,
        marks: side === 'front' ? [{ mark: 'button', at: [0, waistY + deep / 2], size: 14 }] : [],
      },
    ],
  };
}
