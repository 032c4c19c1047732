import { tryAnyOrder } from '#test/sent-units.ts';

tryAnyOrder(40);
