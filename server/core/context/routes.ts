import type { Group, RoutesWith } from '#platform/http/mount.ts';
import type { Context } from './context.ts';

/** One function for each endpoint of a group of the contract. */
export type Routes<G extends Group> = RoutesWith<Context, G>;
