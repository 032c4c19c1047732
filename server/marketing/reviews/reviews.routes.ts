import type { reviews } from '#contract/marketing/reviews.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { listDeskReviews } from './desk-reviews.ts';
import { listReviews, oneReview, reviewBoardOf } from './review-reading.ts';
import { createReview, removeReview, updateReview } from './reviews.service.ts';

export const reviewsRoutes: Routes<typeof reviews> = {
  list: listReviews,
  desk: listDeskReviews,
  board: (ctx, { id, page }) => reviewBoardOf(ctx, id, page),
  one: (ctx, { reviewId }) => oneReview(ctx, reviewId),
  create: (ctx, written) => createReview(ctx, written),
  update: (ctx, { reviewId, ...changes }) => updateReview(ctx, reviewId, changes),
  remove: (ctx, { reviewId }) => removeReview(ctx, reviewId),
};
