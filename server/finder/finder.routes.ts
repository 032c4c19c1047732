import type { finder } from '#contract/finder.ts';
import type { Routes } from '../context/routes.ts';
import { find } from './finder.service.ts';

export const finderRoutes: Routes<typeof finder> = { find };
