export function copyForLanguages(root: string): void;

export function withTexts(code: string, texts: Readonly<Record<string, string>>): string;
