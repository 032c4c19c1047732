import type { AttributeKind } from '#contract/goods/attributes/attribute-rules.ts';

/** What the headings of the owner's attributes begin with. As the columns, they are not translated. */
export const attributeMark = 'Atributo: ';

/** What an attribute is called, and what its values are. */
type Headed = { readonly name: string; readonly kind: AttributeKind; readonly unit: string };

/** Returns the heading of an attribute, which says all that another shop needs to make it: 'Atributo: Largo (número, cm)'. */
export function attributeHeading({ name, kind, unit }: Headed): string {
  if (kind === 'flag') return `${attributeMark}${name} (sí o no)`;
  if (kind === 'number') return `${attributeMark}${name} (número${unit === '' ? '' : `, ${unit}`})`;
  return `${attributeMark}${name}`;
}

/** Returns the attribute that a heading is about; undefined for one that is about none. Without a kind it is a list. */
export function headedAttribute(heading: string): Headed | undefined {
  if (!heading.startsWith(attributeMark)) return undefined;
  const text = heading.slice(attributeMark.length).trim();
  const [, flagged] = /^(.+) \(sí o no\)$/i.exec(text) ?? [];
  if (flagged !== undefined) return { name: flagged, kind: 'flag', unit: '' };
  const [, numbered, unit = ''] = /^(.+) \(número(?:, ([^()]{1,12}))?\)$/i.exec(text) ?? [];
  return numbered === undefined ? { name: text, kind: 'list', unit: '' } : { name: numbered, kind: 'number', unit };
}
