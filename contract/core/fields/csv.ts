/** How a spreadsheet recognises UTF-8 (Unicode standard, 23.8). */
export const byteOrderMark = '\ufeff';

/**
 * Returns a line of a CSV file (RFC 4180) with semicolons, as spreadsheets in Spanish expect. A cell that a spreadsheet
 * would run as a formula gets an apostrophe before it (OWASP, CSV Injection). A negative number is none.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/** Returns the text of a cell that no spreadsheet runs. One that begins like such a cell gets a further apostrophe. */
export function harmlessCell(text: string): string {
  const isNumber = /^-\d+(?:[.,]\d+)*$/.test(text);
  return !isNumber && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Returns the text that `harmlessCell` was given. */
export function originalCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function csvCell(text: string): string {
  const harmless = harmlessCell(text);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
