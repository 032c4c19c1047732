import { properties } from './drawing-rules.ts';

type Declarations = ReadonlyMap<string, string>;

/** The declarations of a style sheet by simple selector: 'path', '.st0', '#logo'. */
type StyleRules = ReadonlyMap<string, Declarations>;

const simple = /^[.#]?[\w-]{1,100}$/;

/**
 * Returns the rules of a drawing's style sheet that can become attributes: those with one simple selector or several, with
 * commas. All others are left out, as are rules that begin with '@'.
 */
export function styleRules(sheet: string): StyleRules {
  const rules = new Map<string, Map<string, string>>();
  for (const rule of withoutComments(sheet).split('}')) {
    const [selectors = '', body = '', ...more] = rule.split('{');
    if (more.length > 0) continue;
    const declared = declarations(body);
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (!simple.test(selector)) continue;
      rules.set(selector, new Map([...(rules.get(selector) ?? []), ...declared]));
    }
  }
  return rules;
}

function withoutComments(sheet: string): string {
  const [first = '', ...others] = sheet.split('/*');
  return first + others.map((part) => part.split('*/').slice(1).join('*/')).join(' ');
}

/** Returns the allowed declarations of a style: 'fill: #231f20; stroke: none'. */
function declarations(style: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const [name = '', value = '', ...more] = declaration.split(':').map((part) => part.trim());
    const plain = value.replace(/\s?!important$/i, '');
    if (more.length === 0 && properties.get(name)?.test(plain)) found.set(name, plain);
  }
  return found;
}

/** Returns what the style sheet and the own style of an element say, the own style last. */
export function stylesOf(
  rules: StyleRules,
  { name, attributes }: { readonly name: string; readonly attributes: Readonly<Record<string, string>> },
): Declarations {
  const classes = (attributes['class'] ?? '').split(/\s+/).map((one) => `.${one}`);
  const selectors = [name, ...classes, `#${attributes['id'] ?? ''}`];
  return new Map([
    ...selectors.flatMap((selector) => [...(rules.get(selector) ?? [])]),
    ...declarations(attributes['style'] ?? ''),
  ]);
}
