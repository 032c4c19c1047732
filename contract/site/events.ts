/** What administrators change in the area; each is an event too. */
export const siteActions = [
  'home.update',
  'home.publish',
  'home.unschedule',
  'home.restore',
  'page.create',
  'page.update',
  'page.publish',
  'page.withdraw',
  'page.restore',
  'page.delete',
  'menu.update',
  'collection.create',
  'collection.update',
  'collection.delete',
  'address.direct',
] as const;
