import type { Fit } from '../blocks/fit.ts';
import type { Torso } from '../blocks/torso.ts';
import type { Ruler } from '../cloth/detail.ts';
import { label } from '../cloth/labels.ts';
import { hem } from '../cloth/sewing.ts';
import type { Pullover } from './pullover.ts';

/** Returns the form, sleeve, cuffs and hem of a ribbed top in a fit, from those of a man's; cm. */
export function pulloverSizes(fit: Fit, { sleeve, cuff, hem: low }: Pick<Pullover, 'sleeve' | 'cuff' | 'hem'>) {
  return {
    form: fit.form,
    sleeve: fit.sleeve(sleeve),
    cuff: { ...cuff, half: fit.cuff(cuff.half) },
    hem: { ...low, half: fit.band(low.half) },
  };
}

/** The inside of a top's back: the seam of the neck, and a label so far below it, cm. */
export function labelledBack({ neck: [, height] }: Torso, below: number) {
  return { back: (ruler: Ruler) => [hem(ruler('neck'), { width: 1.1 }), label([0, height - below])] };
}
