const forms = new Set<symbol>();
const listeners = new Set<() => void>();

/** Registers a form with unsaved content. Returns a function that removes it. */
export function noteUnsaved(): () => void {
  const form = Symbol('unsaved form');
  forms.add(form);
  notify();
  return () => {
    forms.delete(form);
    notify();
  };
}

export function isAnyUnsaved(): boolean {
  return forms.size > 0;
}

export function watchUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
