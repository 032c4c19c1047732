/** The texts of a language by key, and its own tag as `language`. */
export function readCatalogues(folder: string): readonly [string, Readonly<Record<string, string>>][];

export function copyForLanguages(root: string): void;

export function withTexts(code: string, texts: Readonly<Record<string, string>>): string;
