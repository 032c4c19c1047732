/** Returns a page's address as its title suggests it: 'Cambios y devoluciones' is 'cambios-y-devoluciones'. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
}
