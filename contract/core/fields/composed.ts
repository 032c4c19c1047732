/**
 * Returns a text with its accents composed (Unicode NFC): 'é' is one sign, however the keyboard or the file system wrote it. Not
 * NFKC, which would also take away differences that people see.
 */
export function composed(text: string): string {
  return text.normalize('NFC');
}
