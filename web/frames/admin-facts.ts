import type { ShopFacts } from '#contract/shop-facts.ts';
import { setShop, shop } from '#contract/shop.ts';

/**
 * Makes what the page knows of the shop what the shop is now, before the screens are rendered with what came beside it.
 * `lookRules` are the rules of its whole look. The words of another language are in other files of scripts, so then the page is
 * loaded anew.
 */
export function takeFacts(facts: ShopFacts, lookRules: string): void {
  const before = shop();
  setShop(facts);
  if (facts.language !== before.language) window.location.reload();
  else if (JSON.stringify(facts.look) !== JSON.stringify(before.look)) wear(lookRules);
}

let worn: CSSStyleSheet | undefined;

function wear(rules: string): void {
  worn ??= new CSSStyleSheet();
  worn.replaceSync(rules);
  if (!document.adoptedStyleSheets.includes(worn)) document.adoptedStyleSheets.push(worn);
}
