import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';
import type { ProjectFile } from './project-files.ts';

/** The rooms of the shop itself: the demonstration, the simulator and tests have invented data. */
const shopRooms = /^(?:contract|web|server|platform|main)\//;

/** Tests, the facts of countries, and the migration that turns orders of each currency into rows with its country's tax. */
const data = /\.(?:test|spec)\.tsx?$|^contract\/core\/countries\/|^server\/migrations\/0045_order_adjustments\.sql$/;

/** Ids as people and forms write them, in any of the countries. */
const idLike =
  /\b(?:\d{2}-\d{8}-\d|\d{1,3}(?:\.\d{3}){2}-[\dK]|\d{2}-\d{6}-\d{3}-\d|[A-Z]-?\d{7}[\dA-Z]|\d{8}[A-Z]|[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}|(?:1[0567]|2[0347]|3[034])\d{9})\b/g;

const prefixes = countryCodes.map((code) => countryOf(code).phonePrefix.slice(1)).join('|');
const currencies = new Set(countryCodes.map((code) => countryOf(code).currency));

/** What the sources of every shop must not say: who sells in one of them, by what number, where, in what money. */
const kinds: Readonly<Record<string, (line: string) => string[]>> = {
  company: (line) => line.match(/Percha S/g) ?? [],
  'tax id': (line) => (line.match(idLike) ?? []).filter(isTaxId),
  telephone: (line) => line.match(new RegExp(String.raw`\+(?:${prefixes})[\s\d]\d[\d -]*`, 'g')) ?? [],
  currency: (line) => (line.match(/\b[A-Z]{3}\b/g) ?? []).filter((word) => currencies.has(word)),
};

/** True if the check digit of some country is right. */
function isTaxId(text: string): boolean {
  return countryCodes.some((code) => {
    const { plain, fault } = countryOf(code).taxId;
    return fault(plain(text)) === undefined;
  });
}

/** Returns what a shop's sources say of one shop, as 'path:line: kind what'. */
export function shopsOwnFacts(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path }) => shopRooms.test(path) && !data.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          Object.entries(kinds).flatMap(([kind, find]) =>
            find(line).map((found) => `${path}:${at + 1}: ${kind} ${found.trim()}`),
          ),
        ),
    );
}
