import { html } from 'hono/html';
import type { View } from './layout-view.ts';

export type Field = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  /** The autocomplete token. */
  complete: string;
  numeric?: boolean;
  hint?: string;
};

/** A labelled text input with its hint and its error. */
export function fieldView({ name, label, value, error, complete, numeric, hint }: Field): View {
  const describedBy = [error !== undefined && `${name}-error`, hint !== undefined && `${name}-ayuda`].filter(Boolean);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="text"
      value="${value}"
      autocomplete="${complete}"
      inputmode="${numeric ? 'numeric' : 'text'}"
      maxlength="80"
      aria-invalid="${error === undefined ? 'false' : 'true'}"
      aria-describedby="${describedBy.join(' ')}"
    />
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
    ${hint !== undefined && html`<p class="hint" id="${name}-ayuda">${hint}</p>`}
  </div>`;
}
