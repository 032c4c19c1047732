import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { departmentInWords } from './department-words.ts';
import { inWords, presentTranslations, type Say } from './shown-words.ts';

type Written = Pick<ShopFacts, 'motto' | 'description' | 'departments'>;

/** Returns the facts of the shop with what its owner wrote in the language of the request; `say` translates it, or lists it. */
export function factsInWords<Facts extends Written>(facts: Facts, say: Say = inWords): Facts {
  if (say === inWords && presentTranslations() === undefined) return facts;
  const { motto, description } = facts;
  const said = say({ motto: motto ?? '', description: description ?? '' }, 'motto', 'description');
  const departments = facts.departments.map(departmentInWords);
  return { ...facts, ...said, departments, motto: said.motto || null, description: said.description || null };
}
