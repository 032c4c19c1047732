/** What administrators change in the area; each is an event too. */
export const deliveryActions = [
  'delivery.create',
  'delivery.update',
  'delivery.delete',
  'zone.create',
  'zone.update',
  'zone.delete',
] as const;
