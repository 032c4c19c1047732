/** True for a key that belongs to a field, a dialog, or the browser: a shortcut of one key leaves it alone. */
export function isForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog:modal, [popover]:popover-open') !== null) return true;
  const { target } = event;
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=grid]') !== null
  );
}
