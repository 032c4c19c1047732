import { pattern, t } from '#messages/messages.ts';
import type { ShopLook, Typefaces } from '#contract/core/shop/look.ts';
import { shop } from '#contract/core/shop/shop.ts';

/** The drawing of a shop without a logo of its own, as its pages show it (web/core/layout/hanger.tsx). */
export const hanger = `<svg viewBox="0 0 120 72" width="120" height="72" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="M60 34v-7c0-4 7-5 7-11a7 7 0 1 0-14 0M60 34 8 60c-4 2-3 7 1 7h102c4 0 5-5 1-7L60 34Z"/><path d="M22 67v5M60 67v5M98 67v5" stroke-dasharray="2 2"/></svg>`;

const systemSans = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const systemSerif = "Georgia,'Times New Roman',serif";

/** The families of each pair of typefaces: the page loads no file, so they are those of the system unless a face is installed. */
const families = {
  editorial: { sans: `'Inter Variable',Inter,${systemSans}`, display: `'Instrument Serif',${systemSerif}` },
  classic: { sans: `'Figtree Variable',Figtree,${systemSans}`, display: `'Gilda Display',${systemSerif}` },
  modern: { sans: `'Inter Variable',Inter,${systemSans}`, display: `Jost,Futura,'Century Gothic',${systemSans}` },
} as const satisfies Record<Typefaces, { readonly sans: string; readonly display: string }>;

/** The shop's style, shortened, with its colours and typefaces. `seconds` is how long the bar takes to fill. */
export function styleOf(
  seconds: number,
  { colours, typefaces }: Pick<ShopLook, 'colours' | 'typefaces'> = shop().look,
) {
  const { paper, ink, stone, line, sheet, accent, sale } = colours;
  const { sans, display } = families[typefaces];
  return `
*{box-sizing:border-box}
html{background:${paper};color:${ink};font:1rem/1.5 ${sans};text-wrap:pretty}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr}
header{border-bottom:1px solid ${line};padding:.75rem clamp(1rem,.25rem + 3.2vw,3.5rem);text-align:center}
header a{color:inherit;text-decoration:none;font:1.875rem/1.4 ${display}}
header img{display:block;margin:0 auto}
main{display:grid;align-content:center;justify-items:start;gap:1.5rem;width:100%;max-width:97rem;margin:0 auto;padding:3rem clamp(1rem,.25rem + 3.2vw,3.5rem) 5rem}
h1{margin:0;max-width:38rem;font:400 clamp(2rem,1.5rem + 1.8vw,3rem)/1.05 ${display};text-wrap:balance}
p{margin:0;max-width:38rem;color:${stone}}
.sent{color:${ink};border-left:2px solid ${sale};padding-left:1rem}
.wait{width:100%;max-width:26rem}
.bar{margin-top:.75rem;height:2px;background:${line};overflow:hidden}
.bar i{display:block;height:100%;background:${accent};transform-origin:left;animation:fill ${seconds}s linear both}
@keyframes fill{from{transform:scaleX(0)}}
.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.5rem;border:1px solid ${ink};border-radius:2px;background:${ink};color:${sheet};font:inherit;font-size:.875rem;text-decoration:none;cursor:pointer}
.button:hover{background:${accent};border-color:${accent}}
.button[hidden]{display:none}
:focus-visible{outline:2px solid ${ink};outline-offset:2px}
#left{font-variant-numeric:tabular-nums}
@media (prefers-reduced-motion:reduce){.bar i{animation:none}}
`;
}

/** Returns for how long to wait. */
export function secondsWords(seconds: number): string {
  return seconds === 1 ? t('status-page.oneSecond') : t('status-page.seconds', { seconds });
}

/**
 * Counts down, and reloads the page when the shop answers a request again: a browser that reloads while the server is
 * unreachable shows its own error page, which never retries. A hidden tab waits until it is visible.
 */
export const retryScript = (seconds: number) => `
const left = document.getElementById('left');
const bar = document.querySelector('.bar i');
let end = Date.now() + ${seconds * 1000};
let isAsking = false;
function again() {
  end = Date.now() + ${seconds * 1000};
  isAsking = false;
  for (const one of bar.getAnimations()) { one.cancel(); one.play(); }
}
setInterval(() => {
  const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
  const words = seconds === 1 ? ${JSON.stringify(secondsWords(1))} : ${JSON.stringify(pattern('status-page.seconds'))}.replace('{seconds}', seconds);
  if (left.textContent !== words) left.textContent = words;
  if (seconds > 0 || isAsking || document.visibilityState !== 'visible') return;
  isAsking = true;
  fetch('/healthz', { cache: 'no-store' }).then(() => location.reload(), again);
}, 250);
`;

/** After a POST, the link back uses the browser's history: that page still contains what was typed. */
export const backScript = `
const back = document.getElementById('back');
if (back && history.length > 1) {
  back.hidden = false;
  back.addEventListener('click', () => history.back());
}
`;
