import { Parser } from 'htmlparser2';

type Pair = readonly [string, string];

export type PageFacts = {
  /** The texts of its structured data. */
  readonly scripts: readonly string[];
  /** Its properties, as [name, content]. */
  readonly metas: readonly Pair[];
  /** The variants of its product as JSON: of the first that it has, because products beside it come later. */
  readonly variants: string | undefined;
  /** Its pictures that have a number, as [number, address]. */
  readonly numbered: readonly Pair[];
};

/** How deep elements may be nested: the parser takes time by the depth for each further one. What comes behind is not read. */
const mostDepth = 300;

class TooDeep extends Error {}

/** Reads a page of another shop, whatever is in it. */
export function pageFacts(html: string): PageFacts {
  const scripts: string[] = [];
  const metas: Pair[] = [];
  const numbered: Pair[] = [];
  let variants: string | undefined;
  let picture: string | undefined;
  let depth = 0;
  let script: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, { type = '', property, content, ...others }) {
        depth += 1;
        if (depth > mostDepth) throw new TooDeep();
        if (name === 'script' && /^application\/ld\+json/i.test(type.trim())) script = '';
        const said = property ?? others.name;
        variants ??= others['data-variants'] ?? others['data-product_variations'];
        picture = others['data-image'] ?? picture;
        const address = addressIn(name, others);
        if (picture !== undefined && address !== undefined) {
          numbered.push([picture, address]);
          picture = undefined;
        }
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
  return { scripts, metas, variants, numbered };
}

/** The address of a picture: where a link to it leads, or of the picture itself, which may be loaded late. */
function addressIn(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (name === 'a') return attributes['href'];
  return name === 'img' ? (attributes['data-src'] ?? attributes['src']) : undefined;
}
