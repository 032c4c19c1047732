import { Parser } from 'htmlparser2';

/** The texts of the structured data of a page, and its properties, as [name, content]. */
export type PageFacts = { readonly scripts: readonly string[]; readonly metas: readonly (readonly [string, string])[] };

/** How deep elements may be nested: the parser takes time by the depth for each further one. What comes behind is not read. */
const mostDepth = 300;

class TooDeep extends Error {}

/** Reads a page of another shop, whatever is in it. */
export function pageFacts(html: string): PageFacts {
  const scripts: string[] = [];
  const metas: [string, string][] = [];
  let depth = 0;
  let script: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, { type = '', property, content, ...others }) {
        depth += 1;
        if (depth > mostDepth) throw new TooDeep();
        if (name === 'script' && /^application\/ld\+json/i.test(type.trim())) script = '';
        const said = property ?? others.name;
        if (name === 'meta' && said !== undefined && content !== undefined) metas.push([said.toLowerCase(), content]);
      },
      ontext(text) {
        if (script !== undefined) script += text;
      },
      onclosetag() {
        depth -= 1;
        if (script !== undefined) scripts.push(script);
        script = undefined;
      },
    },
    { decodeEntities: true },
  );
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return { scripts, metas };
}
