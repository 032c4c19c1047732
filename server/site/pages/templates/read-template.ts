import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryOf } from '#contract/core/countries/countries.ts';
import type { Country, CountryCode } from '#contract/core/countries/country.ts';
import type { LegalKind } from '#contract/site/page-rules.ts';
import { heading, list, paragraph, steps, type Block, type Template } from './template.ts';

/** Returns the template of what a country's law rules, from its Markdown file, templates/ar/terms.md. */
export function readTemplate(country: CountryCode, kind: LegalKind): Template {
  const file = join(import.meta.dirname, country.toLowerCase(), `${kind}.md`);
  return templateOf(readFileSync(file, 'utf8'), country);
}

/**
 * Returns the template of a text. It begins with the fields of the template between two lines `---`; the comment after
 * them names the laws. A heading, a paragraph, an item and a step are one line each. `{complaints}` is the place where
 * buyers of the country complain. Throws TypeError for a text of another form.
 */
export function templateOf(markdown: string, country: CountryCode): Template {
  const [, head, body] = /^---\n(.*?)\n---\n+<!--.*?-->\n(.*)$/s.exec(markdown) ?? [];
  if (head === undefined || body === undefined) throw new TypeError('a template has fields, a comment and a text');
  const fields = new Map(head.split('\n').map(fieldOf));
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new TypeError(`a template has a ${name}`);
    return value;
  };
  const text = body.includes('{complaints}')
    ? body.replaceAll('{complaints}', complaintLink(countryOf(country)))
    : body;
  return {
    title: field('title'),
    slug: field('slug'),
    about: field('about'),
    description: field('description'),
    isDated: field('dated') === 'true',
    blocks: text
      .trim()
      .split(/\n{2,}/)
      .map(blockOf),
  };
}

function fieldOf(line: string): readonly [string, string] {
  const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new TypeError(`'${line}' is no field`);
  return [name, value];
}

function blockOf(text: string): Block {
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return list(...lines.map((line) => line.slice(2)));
  if (lines.every((line) => /^\d+\. /.test(line))) return steps(...lines.map((line) => line.replace(/^\d+\. /, '')));
  if (lines.length > 1) throw new TypeError(`a block of ${lines.length} lines is neither a list nor steps: ${text}`);
  return text.startsWith('## ') ? heading(text.slice(3)) : paragraph(text);
}

/** Returns where buyers complain, as every page links there, in the form of a template. Throws for a country without such a place. */
function complaintLink({ code, duties }: Country): string {
  const [place] = duties.complaints;
  if (!place) throw new RangeError(`no place to complain in ${code}`);
  return `[${place.url.replace(/^https:\/\/|\/$/g, '')}](${place.url})`;
}
