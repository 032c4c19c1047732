export function studioChanged(folder?: string): boolean;

export function whereStudioChanged(work: () => void | Promise<void>, folder?: string): Promise<void>;
