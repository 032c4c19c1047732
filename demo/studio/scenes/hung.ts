import type { Garment } from '../blocks/garment.ts';
import { clamp } from '../blocks/torso.ts';
import type { Mesh } from '../light/mesh.ts';
import type { Panel } from '../pattern/panel.ts';
import { drapeGarment, type Fineness } from '../pictures/drape-garment.ts';
import { surfaceOf, type Piece } from '../pictures/surface.ts';
import { together, type Thing } from '../pictures/together.ts';
import { hangerForm, hangerOf, liftOf, shoulderOf, type Shoulder } from './hanger.ts';
import { placed, turned } from './place.ts';

/** Sleeves are cut for arms so far from the body, and hang down to so far, degrees. */
const [cut, hanging] = [23, 10];

/** They lie beside the body, so far from where an arm would be, cm. */
const beside = 2;

const meshes = new WeakMap<Garment, Map<string, Mesh>>();

/**
 * Returns a garment that hangs on a hanger whose hook is at the height `hook`. `scale` is in pixels per cm; another seed
 * gives other folds. What is draped once is kept.
 */
export function hung(piece: Piece, fineness: Fineness, scale: number, seed = 1): Thing {
  const { garment } = piece;
  const shoulder = shoulderOf(garment);
  const known = meshes.get(garment) ?? new Map<string, Mesh>();
  meshes.set(garment, known);
  const key = JSON.stringify([fineness, seed]);
  const mesh = known.get(key) ?? drapeGarment(onHanger(garment, shoulder), fineness, seed);
  known.set(key, mesh);
  const cloth = placed({ mesh, surface: surfaceOf(piece, scale) }, { by: [0, liftOf(shoulder), 0] });
  return together([cloth, hangerOf(shoulder)]);
}

function onHanger(garment: Garment, shoulder: Shoulder): Garment {
  const front = garment.panels.find(({ sides }) => sides.some(({ name }) => name === 'shoulderRight'))?.name ?? '';
  const hasLongSleeves = garment.panels.some(({ name, start }) => name.startsWith('sleeve') && start[1] < -40);
  return {
    ...garment,
    form: hangerForm(shoulder, hanging, hasLongSleeves),
    panels: garment.panels.map((panel) => downwards(panel, shoulder)),
    // The seams stay on the hanger, whatever hangs on them.
    held: [...garment.held, `${front}.shoulderRight`, `${front}.shoulderLeft`],
  };
}

/** Returns a sleeve that starts hanging down from its shoulder; other panels as they are. */
function downwards(panel: Panel, { tip: [wide, high] }: Shoulder): Panel {
  if (!panel.name.startsWith('sleeve')) return panel;
  const sign = panel.name.startsWith('sleeveRight') ? 1 : -1;
  const turn = turned({ roll: sign * (cut - hanging) });
  const [sx, sy] = [sign * (wide - 2), high - 3];
  return {
    ...panel,
    place: (u, v) => {
      const [x, y, z] = panel.place(u, v);
      const [tx, ty] = turn(x - sx, y - sy, z);
      return [tx + sx + sign * beside * clamp((-v - 4) / 14), ty + sy, z];
    },
  };
}
