import type { Country } from '#contract/core/countries/country.ts';

/** Returns where buyers complain, as every page links there, in the form of a template. Throws for a country without such a place. */
export function complaintLink({ code, duties }: Country): string {
  const [place] = duties.complaints;
  if (!place) throw new RangeError(`no place to complain in ${code}`);
  return `[${place.url.replace(/^https:\/\/|\/$/g, '')}](${place.url})`;
}
