import { t } from '#messages/messages.ts';
import { attributes, type Attribute } from '#contract/goods/attributes/attributes.ts';
import type { AttributeKind } from '#contract/goods/attributes/attribute-rules.ts';
import { shortText, textKey } from '#contract/core/fields/short-text.ts';
import { area, choice, line, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf, valuesFrom } from '#web/core/forms/form-of.ts';

export const kindNames: Readonly<Record<AttributeKind, string>> = {
  list: t('attributes.kindList'),
  number: t('attributes.kindNumber'),
  flag: t('attributes.kindFlag'),
};

type Known = Pick<Attribute['values'][number], 'id' | 'word'>;

/**
 * Returns the values of a list from their lines. A line that reads as a known value is it; one that took the place of a known value
 * which is gone renames it; any other is new.
 */
export function listedIn(text: string, known: readonly Known[]): { id?: number; word: string }[] {
  const words = text.split('\n').map(shortText).filter(Boolean);
  const keys = new Set(words.map(textKey));
  const same = (word: string) => known.find((one) => textKey(one.word) === textKey(word));
  return words.map((word, at) => {
    const there = known[at];
    const renamed = there && !keys.has(textKey(there.word)) && words.length === known.length ? there : undefined;
    const value = same(word) ?? renamed;
    return value ? { id: value.id, word } : { word };
  });
}

const fields = {
  name: line(t('attributes.name')),
  kind: choice(t('attributes.kind'), kindNames, { start: 'list' }),
  unit: line(t('attributes.unit'), { hint: t('attributes.unitHint'), when: ({ kind }) => kind === 'number' }),
  values: area(t('attributes.values'), {
    hint: t('attributes.valuesHint'),
    rows: 8,
    maxLength: 5000,
    when: ({ kind }) => kind === 'list',
  }),
};

type Values = ValuesOf<typeof fields>;

/** The form of an attribute: the values of a list are typed one in each line. */
export function attributeForm(present: Attribute | null) {
  const sentOf = ({ values, ...rest }: Values) => ({
    ...rest,
    values: rest.kind === 'list' ? listedIn(values, present?.values ?? []) : [],
  });
  const valuesOf = ({ name, kind, unit, values }: Attribute) =>
    valuesFrom(fields, { name, kind, unit, values: values.map(({ word }) => word).join('\n') });
  return { ...formOf({ fields, rules: attributes.create.input, sentOf }), valuesOf };
}

/** Returns how many products lose a value that is not listed any more. */
export function losing(present: Attribute | null, text: string): number {
  const kept = new Set(listedIn(text, present?.values ?? []).map(({ id }) => id));
  return (present?.values ?? []).reduce((sum, { id, products }) => sum + (kept.has(id) ? 0 : products), 0);
}
