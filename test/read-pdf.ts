import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns a document's pages as text, its facts, and what its structure names. */
export async function readPdf(bytes: Uint8Array) {
  // pdfjs takes the bytes away.
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
        tree: JSON.stringify(await page.getStructTree()),
        size: page.view.slice(2).map(Math.round),
      };
    }),
  );
  const { info } = await pdf.getMetadata();
  return { pages, info, raw: new TextDecoder('latin1').decode(bytes) };
}
