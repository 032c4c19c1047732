import { beginningOf } from '#contract/core/fields/short-text.ts';
import { compositionGiven, type Composition } from '#contract/goods/garment/composition.ts';
import { ageGroups, garmentGiven, type AgeGroup, type Party } from '#contract/goods/garment/garment-rules.ts';
import { isOrigin, origins } from '#contract/goods/garment/origins.ts';
import { firstLanguage } from '#messages/languages.ts';
import { headingKey } from '#platform/table-files/heading-key.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import type { SingleField } from './fields.ts';
import { ageTexts } from './headings/percha.ts';
import { measureIn } from './numbers.ts';
import type { Problem, ProblemCode } from './problem.ts';
import type { ImportedGarment } from './product.ts';
import type { SourceRow } from './source.ts';

type GarmentFacts = { readonly garment: ImportedGarment; readonly problems: readonly Problem[] };

/** Reads what a row of Percha's own files says of a garment, and what is wrong with it. An empty cell empties what it is about. */
export function garmentFacts(source: SourceRow): GarmentFacts {
  const problems: Problem[] = [];
  const wrong = (code: ProblemCode, field: SingleField) =>
    void problems.push({ row: source.row, code, values: { value: beginningOf(source.text(field), 40) } });
  /** Undefined without the column; `read` returns undefined for a text that is wrong. */
  function said<Value>(field: SingleField, code: ProblemCode, read: (text: string) => Value | undefined) {
    if (source.cell(field) === undefined) return undefined;
    const value = read(source.text(field));
    if (value === undefined) wrong(code, field);
    return value;
  }
  const party = (of: 'maker' | 'responsible') => said(`${of}Name`, 'badParty', (name) => partyIn(source, of, name));
  const vatPercent = measureIn(source.cell('vatPercent'));
  if (vatPercent === null) wrong('badVat', 'vatPercent');
  const garment = {
    // Nobody has no age: an empty cell says nothing.
    ageGroup: source.text('ageGroup') === '' ? undefined : said('ageGroup', 'badAge', ageIn),
    composition: said('composition', 'badComposition', compositionIn),
    origin: said('origin', 'badOrigin', originIn),
    maker: party('maker'),
    responsible: party('responsible'),
    vatPercent: source.cell('vatPercent') === undefined ? undefined : (vatPercent ?? null),
  };
  return { garment, problems };
}

/** By its word in a file, or its name in feeds: 'kids'. */
function ageIn(text: string): AgeGroup | undefined {
  const key = headingKey(text);
  return ageGroups.find((group) => key === group || key === headingKey(ageTexts[group]));
}

/** With the names of fibres as exports write them, or in the shop's own language. */
function compositionIn(text: string): Composition | undefined {
  const read = () => compositionGiven.safeParse(text).data;
  return inLanguage(firstLanguage, read) ?? read();
}

/** By the code of a country, or its name as exports' other words, or in the shop's own language. */
function originIn(text: string): string | null | undefined {
  if (text === '') return null;
  if (isOrigin(text.toUpperCase())) return text.toUpperCase();
  const key = headingKey(text);
  const read = () => origins().find(([, name]) => headingKey(name) === key)?.[0];
  return inLanguage(firstLanguage, read) ?? read();
}

function partyIn(source: SourceRow, of: 'maker' | 'responsible', name: string): Party | null | undefined {
  const given = { name, address: source.text(`${of}Address`), contact: source.text(`${of}Contact`) };
  return garmentGiven[of].safeParse(given).data;
}
