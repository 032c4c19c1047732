import type { PageRow } from '#contract/site/page-desk.ts';
import { boundWords, stateNames, stateTones } from './page-words.ts';

/** Where a page is, and when it begins or ends. */
export function PageStateWords({ page }: { readonly page: PageRow }) {
  return (
    <span>
      <span className={stateTones[page.state]}>{stateNames[page.state]}</span>
      <span className="block text-caption text-stone empty:hidden">{boundWords(page)}</span>
    </span>
  );
}
