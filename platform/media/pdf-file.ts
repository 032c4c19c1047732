/** Scripts, programs and films within a PDF (ISO 32000-1, 12.6): no paper has a use for them. Shorter names stand in packed parts by chance. */
const running = ['JavaScript', 'Launch', 'RichMedia'];

/** Other files within a PDF (ISO 32000-1, 7.11.4), as invoices have their data. */
const files = ['EmbeddedFile', 'EmbeddedFiles'];

const names = (of: readonly string[]) => new RegExp(String.raw`/(?:${of.join('|')})\b`);

const withoutFiles = names([...running, ...files]);
const withFiles = names(running);

/**
 * True for a PDF from its first byte to its end, without what runs, and without other files in it unless they are allowed. It may hide
 * in packed parts, so that such a file is saved and never opened by the browser. Readers take one with other bytes before it, as a
 * program may have.
 */
export function isPdf(bytes: Uint8Array, { mayHaveFiles = false }: { readonly mayHaveFiles?: boolean } = {}): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/^%PDF-[12]\.\d[\r\n]/.test(text)) return false;
  return /%%EOF\s*$/.test(text.slice(-1024)) && !(mayHaveFiles ? withFiles : withoutFiles).test(text);
}
