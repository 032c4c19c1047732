import { markPattern } from '#contract/core/shop/session-mark.ts';

/** The `handle` of a route whose pictures come before its scripts. Not for forms: what is typed early could be lost. */
export const picturesFirst = 'pictures first';

/** The element that starts the page's scripts, as long as they wait. */
export const lateId = 'late-scripts';

/** Marks a button that was pressed before the page's scripts were there. */
export const pressedEarly = 'data-pressed-early';

/** Marks a page, on its first element, whose browser has a session: places that only its person sees are held free. */
export const memberMark = 'data-member';

/** The event by which the window learns that the page's scripts have taken it over. */
export const hydrated = 'hydrated';

/** The longest that scripts wait for pictures that are slow, in ms. */
const mostWaitMs = 3000;

/**
 * Starts the page's scripts once what is seen first is painted, at the first touch or key, or after `mostMs`. What a script imports
 * runs in one task: the file `first` runs alone, so that a touch need not wait for both; if it fails, what needs it says so. A button
 * that only scripts serve is marked when it is pressed before that, the last one alone, so that they can press it again.
 * It runs in the browser as it is written here, so it uses nothing from outside.
 */
function startLate(hrefs: readonly string[], first: string, id: string, mostMs: number, mark: string, done: string) {
  const inputs = ['pointerdown', 'keydown', 'touchstart', 'wheel'];
  const start = () => {
    const late = document.getElementById(id);
    if (!(late instanceof HTMLScriptElement)) return;
    for (const input of inputs) removeEventListener(input, start);
    for (const href of hrefs) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.fetchPriority = 'low';
      link.href = href;
      document.head.append(link);
    }
    const [before, script] = [document.createElement('script'), document.createElement('script')];
    for (const one of [before, script]) {
      one.type = 'module';
      one.nonce = late.nonce;
    }
    script.textContent = late.textContent;
    late.id = '';
    for (const end of ['load', 'error']) before.addEventListener(end, () => late.replaceWith(script));
    before.src = first;
    document.head.append(before);
  };
  // A paint is told once it is on the screen; a frame callback runs before that.
  const whenPainted = () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  for (const input of inputs) addEventListener(input, start, { passive: true });
  addEventListener('load', whenPainted);
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button[type=button]');
    if (!button) return;
    document.querySelector(`[${mark}]`)?.removeAttribute(mark);
    button.setAttribute(mark, '');
  };
  addEventListener('click', note);
  addEventListener(done, () => removeEventListener('click', note));
  addEventListener('DOMContentLoaded', () => setTimeout(start, mostMs));
}

/** Runs in the browser before the page is painted, as it is written here. */
function markMember(member: string, cookie: string) {
  document.documentElement.toggleAttribute(member, new RegExp(cookie).test(document.cookie));
}

/**
 * Returns the script of the head that requests a page's scripts, `hrefs`, of which `first` runs first, after its pictures and fonts: every task works before they
 * are there, and browsers fetch preloaded modules as urgently as what is seen first. What starts them stands in the element `lateId`.
 */
export function lateScript(hrefs: readonly string[], first: string): string {
  const given = JSON.stringify([hrefs, first, lateId, mostWaitMs, pressedEarly, hydrated]);
  const member = `(${markMember.toString()})(...${JSON.stringify([memberMark, markPattern.source])})`;
  return `${member};(${startLate.toString()})(...${given})`;
}
