const moment = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Argentina/Buenos_Aires',
});

/** When a letter was sent, in the shop's own time. */
export function letterMoment(sentAt: string): string {
  return moment.format(Date.parse(sentAt));
}
