import type { Garment } from '../blocks/garment.ts';
import { drape, type Tuck } from '../drape/drape.ts';
import { toMesh } from '../drape/to-mesh.ts';
import { fieldOf } from '../form/field-of.ts';
import type { Field } from '../form/field.ts';
import type { Mesh } from '../light/mesh.ts';
import { sew } from '../pattern/sew.ts';

/** How finely a garment is draped: the edges of its triangles in cm, and the number of steps. */
export type Fineness = { readonly size: number; readonly steps: number };

type Below = { readonly over?: Field | undefined; readonly tuck?: Tuck | undefined };

/** Sews a garment, and lets it fall over its form, or over the layers below it. The same seed gives the same folds. */
export function drapeGarment(
  { form, panels, seams, pressed, ...handling }: Garment,
  { size, steps }: Fineness,
  seed: number,
  { over, tuck }: Below = {},
): Mesh {
  const cloth = sew(panels, seams, size);
  return toMesh(cloth, drape(cloth, fieldOf(form), { ...handling, over, tuck, steps, seed }), pressed);
}
