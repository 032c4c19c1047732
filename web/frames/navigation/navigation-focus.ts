/** The id of what holds a page, where the skip link leads. */
export const contentId = 'contenido';

/** The address of the link that had the focus last on each page, by the page's key. */
const linkOf = new Map<string, string>();

/** Notes the link that has the focus, for a return to its page. */
export function noteFocus(key: string, target: EventTarget | null): void {
  const address = target instanceof HTMLAnchorElement && target.getAttribute('href');
  if (address) linkOf.set(key, address);
}

type Arrival = {
  readonly key: string;
  /** True if only the query changed, such as a filter or a page number. */
  readonly isSamePage: boolean;
  /** True for a return by the browser's history: the focus goes back to the link that was followed. */
  readonly isBack: boolean;
};

/**
 * Moves the focus after a navigation, without scrolling: to the heading of a new page, and to the heading of the results
 * (data-results) after another filter or page number. A field that was used keeps it, and so does an open sheet.
 */
export function focusOnArrival({ key, isSamePage, isBack }: Arrival): void {
  const content = document.getElementById(contentId);
  const present = document.activeElement;
  const link = linkOf.get(key);
  const followed = isBack && link !== undefined && content?.querySelector(`a[href="${CSS.escape(link)}"]`);
  if (followed instanceof HTMLElement) {
    followed.focus({ preventScroll: true });
    return;
  }
  const sheet = content?.querySelector('[popover]:popover-open');
  if (isSamePage && present?.matches(sheet ? '[popover] *' : 'input, select, textarea')) return;
  // A link of the header leads to another subject.
  const isInside = present === document.body || content?.contains(present);
  const results = sheet?.querySelector('h2') ?? content?.querySelector('[data-results]');
  focusHeading((isSamePage && isInside && results) || (content?.querySelector('h1') ?? content));
}

function focusHeading(heading: Element | null | undefined): void {
  heading?.setAttribute('tabindex', '-1');
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
}
