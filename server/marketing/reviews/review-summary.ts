import type { ReviewBoard } from '#contract/marketing/reviews.ts';

/** How many reviews gave one to five stars, in this order. */
export type StarCounts = readonly [number, number, number, number, number];

type Summary = Pick<ReviewBoard, 'average' | 'total' | 'histogram'>;

/**
 * Returns the average to one decimal (null without reviews), the number of reviews, and the counts from five stars to
 * one.
 */
export function summaryOf(counts: StarCounts): Summary {
  const histogram = counts.map((count, place) => ({ calification: place + 1, count })).toReversed();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = histogram.reduce((sum, { calification, count }) => sum + calification * count, 0);
  return { average: total === 0 ? null : Math.round((stars * 10) / total) / 10, total, histogram };
}
