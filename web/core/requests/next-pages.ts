import { backOfficeFrame } from '../hydration/start-files.ts';
import { fetchFile, filesOf } from './route-code.ts';

type Routes = Readonly<Record<string, { readonly module: string; readonly imports?: readonly string[] } | undefined>>;

/** The pages that visitors go to most, by the ids of their routes. */
const nextPages = [
  'goods/products/catalogue.page',
  'goods/products/detail.page',
  'sales/bag/bag.page',
  'site/home/landing.page',
];

/**
 * Fetches the code of the next pages, one file after the other, while the browser is idle, so that a click
 * waits for the page's data alone. Not for visitors who save data, and not in the back office.
 */
export async function bringNextPages(routes: Routes): Promise<void> {
  if (backOfficeFrame in routes || savesData()) return;
  const files = nextPages.flatMap((id) => (routes[id] ? filesOf(routes[id]) : []));
  for (const file of new Set(files)) {
    await whenIdle();
    try {
      await fetchFile(file);
    } catch {
      // The visit of the page asks for it again, and says so if it does not come.
      return;
    }
  }
}

function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/** Some browsers do not tell when they are idle. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
