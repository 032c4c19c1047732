/**
 * Moves the focus to the first invalid field of a form, or group of fields (`data-wrong`). They are marked with the next
 * render, and scrolled into the window.
 */
export function showFirstWrong(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus());
}
