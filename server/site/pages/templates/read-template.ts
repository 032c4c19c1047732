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

/** Returns the template of a text, in which `{complaints}` is the place where buyers of the country complain. */
export function templateOf(markdown: string, country: CountryCode): Template {
  const { field, blocks } = readPage(
    markdown.includes('{complaints}')
      ? markdown.replaceAll('{complaints}', complaintLink(countryOf(country)))
      : markdown,
  );
  return {
    title: field('title'),
    slug: field('slug'),
    about: field('about'),
    description: field('description'),
    isDated: field('dated') === 'true',
    blocks,
  };
}

/**
 * Reads a text: its fields, which stand between two lines `---`, and its blocks. The comment after the fields names the laws.
 * A heading, a paragraph, an item and a step are one line each. Throws TypeError for a text of another form.
 */
export function readPage(markdown: string) {
  const [, head, body] = /^---\n(.*?)\n---\n+<!--.*?-->\n(.*)$/s.exec(markdown) ?? [];
  if (head === undefined || body === undefined) throw new TypeError('a template has fields, a comment and a text');
  const fields = new Map(head.split('\n').map(fieldOf));
  return {
    field(name: string): string {
      const value = fields.get(name);
      if (value === undefined) throw new TypeError(`a template has a ${name}`);
      return value;
    },
    blocks: body
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
