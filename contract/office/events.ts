/** What administrators change in the area; each is an event too. */
export const officeActions = [
  'receptor.create',
  'receptor.update',
  'receptor.delete',
  'emisor.create',
  'emisor.update',
  'emisor.delete',
  'import.customers',
  'import.reviews',
  'settings.update',
  'translation.update',
] as const;
