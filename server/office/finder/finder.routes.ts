import type { finder } from '#contract/office/finder.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { find } from './finder.service.ts';

export const finderRoutes: Routes<typeof finder> = { find };
