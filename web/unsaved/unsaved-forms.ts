const forms = new Set<symbol>();
const listeners = new Set<() => void>();

/** Notes a form whose content would be lost; the answer takes it away again. */
export function noteUnsaved(): () => void {
  const form = Symbol('unsaved form');
  forms.add(form);
  tell();
  return () => {
    forms.delete(form);
    tell();
  };
}

export function isAnyUnsaved(): boolean {
  return forms.size > 0;
}

export function watchUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
