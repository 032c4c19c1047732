/**
 * Opens a modal dialog. The page behind it does not scroll meanwhile, and keeps its width without the scroll bar, whose own
 * is written down for theme.css before: so the dialog reaches the edge of the window, and nothing moves.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  const isFirst = document.querySelector('dialog:modal') === null;
  if (isFirst) root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
  dialog.showModal();
}
