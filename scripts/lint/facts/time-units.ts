import type { Fact } from '../fact.ts';
import { isTooling, placeOf } from '../places.ts';
import type { NodeOf } from '../rule.ts';

const home = 'contract/core/time/units.ts';
const rooms = new Set(['contract', 'platform', 'server', 'web', 'main', 'demo']);

/** An hour and a day in ms. A minute is also how long many limits last. */
const spans = new Set([3_600_000, 86_400_000]);

export const timeUnits: Fact = {
  law: `an hour and a day in ms are hourMs and dayMs of ${home}`,
  governs: (path) => path !== home && !isTooling(path) && rooms.has(placeOf(path).room),
  watch: (_path, found) => ({
    Literal(node: NodeOf<'Literal'>) {
      if (typeof node.value === 'number' && spans.has(node.value)) found(node);
    },
  }),
};
