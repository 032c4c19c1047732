import type { Garment } from '../blocks/garment.ts';
import { arms } from '../blocks/sleeve.ts';
import type { Tuck } from '../drape/drape.ts';
import { overCloth } from '../drape/over-cloth.ts';
import { fieldOf } from '../form/field-of.ts';
import type { Mesh } from '../light/mesh.ts';
import { outfitOf, type Layer } from './companions.ts';
import { only, uncovered } from './covered.ts';
import { drapeGarment, type Fineness } from './drape-garment.ts';
import { closeOf } from './framing.ts';
import type { Look } from './look.ts';
import { pieceOf } from './piece.ts';
import { surfaceOf } from './surface.ts';
import type { Subject } from './subject.ts';
import { meshOf, surfaceAmong } from './together.ts';
import { wearer } from './wearer.ts';

/** The width of all pictures of outfits, cm: the scale is the same, from the chin to the knees of a man. */
const frame = 88;
/** The height in the middle, cm: lower for what is worn below the waist. */
const middles = { men: 103, women: 97 } as const;
const lowerMiddles: Readonly<Record<string, number>> = { jeans: 67, pantalon: 67, falda: 76, short: 84 };

/**
 * Returns something as it is worn: on its form with its companions. The same seed gives the same folds. Throws RangeError
 * for a kind that is not worn on a form.
 */
export function wornSubjectOf(look: Look, fineness: Fineness, seed: number): Subject {
  const outfit = outfitOf(look);
  if (outfit === undefined) throw new RangeError(`nothing is worn with ${look.kind} of ${look.gender}`);
  const pieces = outfit.map((layer) => pieceOf(layer.look));
  const form = wearer(pieces[0].garment.form);
  const meshes = [...layered(outfit, fineness, seed), form.mesh];
  return {
    colour: look.colour,
    middle: [0, lowerMiddles[look.kind] ?? middles[look.gender], 0],
    close: closeOf({ kind: pieceOf(look).kind, gender: look.gender }),
    cm: frame,
    behind: 26,
    mesh: meshOf(meshes),
    surfaceIn: (colour, scale) =>
      surfaceAmong(meshes, [
        ...outfit.map((layer) =>
          surfaceOf(pieceOf(layer.look.kind === look.kind ? { ...layer.look, colour } : layer.look), scale),
        ),
        form.surface,
      ]),
  };
}

/** Drapes layers over each other, from the innermost outwards, and removes what cannot be seen of each. */
function layered(outfit: readonly Layer[], fineness: Fineness, seed: number): Mesh[] {
  const garments = outfit.map(({ look }) => pieceOf(look).garment);
  let field = fieldOf(garments[0].form);
  const meshes: Mesh[] = [];
  let swallowed: readonly number[] = [];
  for (const [index, garment] of garments.entries()) {
    const isTucked = outfit[index].isTucked === true;
    const tuck = isTucked ? tuckInto(garments[index + 1]) : undefined;
    const draped = drapeGarment(garment, fineness, seed, { over: index === 0 ? undefined : field, tuck });
    const mesh = tuck === undefined ? draped : withoutTail(draped, garment, tuck);
    for (const [inner, own] of meshes.entries()) {
      meshes[inner] = uncovered(withoutSleeves(own, garments[inner], garment), {
        mesh,
        isFold: foldsOf(garment),
        // What is tucked in ends where the waistband begins.
        margin: inner === index - 1 && outfit[inner].isTucked === true ? 0.4 : 1.8,
      });
    }
    meshes.push(mesh);
    // What is tucked in is below the waist that it is tucked into, but not in its way.
    for (const below of isTucked ? [] : [...swallowed, index]) {
      field = overCloth(field, meshes[below], (part) => !soft.has(garments[below].panels[part].name));
    }
    swallowed = isTucked ? [...swallowed, index] : [];
  }
  return meshes;
}

const sleeves = arms.flatMap((arm) => [arm, `${arm}Cuff`]);

/** Removes what of the sleeves is inside those of the next layer. */
function withoutSleeves(mesh: Mesh, inner: Garment, outer: Garment): Mesh {
  const ends = outer.panels.flatMap(({ name, start }) => (sleeves.includes(name) ? [start[1]] : []));
  const end = Math.min(0, ...ends) + 1;
  const isSleeve = inner.panels.map(({ name }) => sleeves.includes(name));
  return only(mesh, (part, [a]) => !isSleeve[part] || mesh.uv[a * 2 + 1] < end || ends.length === 0);
}

/** What is around a neck, and sleeves: they find their place inside the next layer. */
const soft = new Set(['band', 'stand', 'leaf', 'hood', 'hoodBack', 'lapelRight', 'lapelLeft', ...sleeves]);

/** Returns whether the cloth is turned over between two panels, as a lapel is. */
function foldsOf({ panels, seams }: Garment): (one: number, two: number) => boolean {
  const names = panels.map(({ name }) => name);
  const folds = seams.flatMap(({ one, two, hinge }) => (hinge === true ? [[one[0], two[0]]] : []));
  return (one, two) => one !== two && folds.some((fold) => fold.includes(names[one]) && fold.includes(names[two]));
}

/** How much of what is tucked in is kept below the waist, cm. */
const kept = 4;

function withoutTail(mesh: Mesh, { panels }: Garment, tuck: Tuck): Mesh {
  return only(
    mesh,
    (part, [a]) => !tuck.panels.includes(panels[part].name) || mesh.points[a * 3 + 1] > tuck.below - kept,
  );
}

const tucked = ['front', 'back', 'frontBand', 'backBand'];

/** Returns what disappears in the waistband of trousers or a skirt. */
function tuckInto({ panels, held }: Garment): Tuck {
  const heights = panels.flatMap(({ name, start, sides, place }) =>
    sides.flatMap((side, at) => {
      const from = at === 0 ? start : sides[at - 1].to;
      return held.includes(`${name}.${side.name}`) ? [place(...from)[1], place(...side.to)[1]] : [];
    }),
  );
  return { panels: tucked, below: Math.min(...heights) - 1 };
}
