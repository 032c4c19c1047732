import type { movingIn } from '#contract/office/moving-in.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { moveInCustomers, moveInReviews } from './moving-in.service.ts';

export const movingInRoutes: Routes<typeof movingIn> = { customers: moveInCustomers, reviews: moveInReviews };
