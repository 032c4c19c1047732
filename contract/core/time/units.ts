/** Spans of time in ms. A day of the shop's zone may be an hour longer or shorter: contract/core/time/shop-time.ts. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
