import { colourIn, plainWeave, visible } from '../cloth/cloth.ts';
import { formMesh } from '../drape/form-mesh.ts';
import { fieldOf } from '../form/field-of.ts';
import type { Form } from '../form/form.ts';
import type { Mesh } from '../light/mesh.ts';
import { linear, type Surface } from '../light/skin.ts';
import { layered } from '../noise/noise.ts';

const stone = linear('#cfc3b4');

/** A form as it is seen: covered with linen. */
export function wearer(form: Form): { readonly mesh: Mesh; readonly surface: Surface } {
  return {
    mesh: formMesh(fieldOf(form)),
    surface(_part, u, v, _isInside, skin) {
      const weave = visible(0.1, 12) * plainWeave(u, v, 0.1);
      colourIn(skin, stone, 1 + 0.03 * layered(u * 3, v * 3, 81, 2), 0.15);
      skin.height = 0.004 * weave + 0.006 * layered(u * 2, v * 2, 82, 2);
    },
  };
}
