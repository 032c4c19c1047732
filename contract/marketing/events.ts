/** What administrators change in the area; each is an event too. */
export const marketingActions = ['review.delete'] as const;
