/** What administrators change in the area; each is an event too. */
export const mailActions = [
  'mail.advertising',
  'mail.unsubscribe',
  'letter.update',
  'letter.reset',
  'letter.test',
  'webhook.create',
  'webhook.update',
  'webhook.delete',
  'webhook.roll',
] as const;
