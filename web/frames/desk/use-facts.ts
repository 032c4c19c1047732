import { useEffect } from 'react';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { shop } from '#contract/core/shop/shop.ts';

type Loaded = {
  readonly facts: ShopFacts;
  /** The rules of the shop's whole look. */
  readonly lookRules: string;
};

/**
 * Makes the page wear what the shop looks like now, and loads it anew for another language, whose words are in other files of
 * scripts; the facts themselves are set by `usePresentFacts`. A loader in the browser could do it too, but asks apart from the
 * pages' loaders, and a request that lands between the two would end the slower one.
 */
export function useFacts({ facts, lookRules }: Loaded): void {
  useEffect(() => {
    if (facts.language !== shop().language) window.location.reload();
  }, [facts]);
  useEffect(() => {
    if (worn || JSON.stringify(facts.look) !== lookOfDocument) wear(lookRules);
  }, [facts, lookRules]);
}

/** The look whose rules came with the document. */
const lookOfDocument = JSON.stringify(shop().look);

let worn: CSSStyleSheet | undefined;

function wear(rules: string): void {
  worn ??= new CSSStyleSheet();
  worn.replaceSync(rules);
  if (!document.adoptedStyleSheets.includes(worn)) document.adoptedStyleSheets.push(worn);
}
