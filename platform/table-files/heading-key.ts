/** Returns what two headings have in common that people take for the same: 'Precio (con IVA)' and 'PRECIO CON IVA'. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
