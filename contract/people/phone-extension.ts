/** Returns a stored number without its extension, as E.164 writes it. */
export function withoutExtension(number: string): string {
  return number.replace(/;.*$/, '');
}

const extensionShown = /\s*(?:ext|int|anexo)\.?\s*/i;

/** Returns a number as people read it, without its extension. */
export const shownWithoutExtension = (shown: string): string => shown.split(extensionShown)[0] ?? '';

/** Returns the address that dials a number as people read it, with its extension (RFC 3966). */
export function phoneLink(shown: string): string {
  const [number = '', extension] = shown.split(extensionShown);
  const digits = (text: string) => text.replaceAll(/[^\d+]/g, '');
  return `tel:${digits(number)}${extension === undefined ? '' : `;ext=${digits(extension)}`}`;
}
