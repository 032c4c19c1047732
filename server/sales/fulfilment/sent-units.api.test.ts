import { tryAnyOrder } from '#test/sent-units.ts';

// sent-units.long.api.test.ts tries more.
tryAnyOrder(6);
