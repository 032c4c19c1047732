import type { z } from 'zod';
import type { CountryCode } from '../countries/country.ts';

/** What a setting can be. */
export type SettingValue = string | number | boolean | readonly string[];

/** A text in the language of the moment at which it is asked for. */
type Said = () => string;

/** How a setting is entered; the value of a `secret` is never told again. */
type Control =
  | { readonly control: 'line' | 'email' | 'tel' | 'url' | 'secret' }
  /** An address that counts once it was opened there: not typed, but told as a link that confirms it. */
  | { readonly control: 'awaited' }
  | { readonly control: 'number'; readonly unit?: Said }
  | { readonly control: 'switch' }
  /** A colour as '#rrggbb', for text on these grounds, and for a ground of white text. */
  | { readonly control: 'colour'; readonly against: readonly string[] }
  /** A picture as `pictureValue` writes it. */
  | { readonly control: 'picture' }
  /** A choice whose options depend on another setting of the group: the server tells them. The empty text is the usual one. */
  | { readonly control: 'dependent'; readonly on: string }
  | { readonly control: 'choice' | 'choices'; readonly options: Readonly<Record<string, string>> };

/**
 * A setting as data: the screen, the validation, the API and the checklist of the opening are made from it. `start` is
 * its value until the owner sets one. A live shop cannot open without the value of one that `isNeeded`.
 */
export type Setting<Value extends SettingValue = SettingValue> = Control & {
  readonly label: Said;
  readonly hint?: Said;
  readonly schema: z.ZodType<Value, Value>;
  readonly start: Value;
  readonly isNeeded?: true;
  /** The countries that know such a thing, if not all do: a shop elsewhere does not show it. */
  readonly onlyIn?: readonly CountryCode[];
};

export type SettingGroup = {
  readonly title: Said;
  /** What the group is about, in one sentence. */
  readonly about: Said;
  readonly fields: Readonly<Record<string, Setting>>;
};

/** The values of a group. */
export type ValuesOf<Group extends SettingGroup> = {
  readonly [Field in keyof Group['fields']]: z.output<Group['fields'][Field]['schema']>;
};

/** Returns a group, with its exact type inferred. */
export function settingGroup<const Group extends SettingGroup>(group: Group): Group {
  return group;
}

/** The schemas of a group's fields, none of them required. */
type OptionalShape<Fields extends SettingGroup['fields']> = {
  [Field in keyof Fields]: z.ZodOptional<Fields[Field]['schema']>;
};

/** Returns the schemas of a group's fields for a change that may leave any of them out. */
export function optionalShape<Group extends SettingGroup>({ fields }: Group): OptionalShape<Group['fields']> {
  const entries = Object.entries(fields).map(([field, { schema }]) => [field, schema.optional()] as const);
  const shape = Object.fromEntries(entries);
  if (!isShapeOf<Group['fields']>(fields, shape)) throw new TypeError('a setting has no schema');
  return shape;
}

function isShapeOf<Fields extends SettingGroup['fields']>(
  fields: Fields,
  shape: Readonly<Record<string, z.ZodOptional>>,
): shape is OptionalShape<Fields> {
  return Object.keys(fields).every((field) => Object.hasOwn(shape, field));
}
