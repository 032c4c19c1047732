import type { Still } from '../blocks/still.ts';
import type { Thing } from '../pictures/together.ts';
import { thingOf } from './furniture.ts';
import { placed } from './place.ts';

/** Returns a pair of shoes upright on the floor: in their own picture they are seen from above, on a paper. */
export function standing({ sheets }: Still, scale: number): Thing {
  return placed(thingOf(sheets.slice(0, -1), scale), { tip: -24 });
}

/** Returns a bag without the peg of its own picture. */
export function withoutPeg({ sheets }: Still, scale: number): Thing {
  return thingOf(sheets.slice(0, -1), scale);
}
