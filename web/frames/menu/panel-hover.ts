/** How long the pointer rests before a panel opens, and how long it may be away before it closes, in ms. */
const restMs = 150;

const watched = new WeakSet<Element>();

/**
 * Opens the panels of a menu for a mouse that rests on their entries, and closes them when it or the focus has left.
 * Without it their buttons still do.
 */
export function watchPanels(menu: Element): void {
  if (watched.has(menu)) return;
  watched.add(menu);
  for (const panel of menu.querySelectorAll<HTMLElement>('[popover]')) {
    if (panel.parentElement) watchEntry(panel.parentElement, panel);
  }
}

function watchEntry(entry: HTMLElement, panel: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (isOpen: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => panel.isConnected && panel.togglePopover(isOpen), restMs);
  };
  entry.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && soon(true));
  entry.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && soon(false));
  // A panel that the focus has left would lie on what has it.
  entry.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && !entry.contains(next)) panel.hidePopover();
  });
  // The pointer was faster than this code.
  if (entry.matches(':hover')) soon(true);
}
