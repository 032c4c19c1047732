/** Returns a text field of a submitted form; '' if it is missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Texts by the names of their fields. */
export type TextsBy<Name extends string> = Readonly<Record<Name, string>>;

/** Returns a text for each name; by default an empty one. */
export function textsBy<Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => string = () => '',
): TextsBy<Name> {
  const texts = Object.fromEntries(names.map((name) => [name, textOf(name)]));
  const hasAll = (some: Readonly<Record<string, string>>): some is TextsBy<Name> => names.every((name) => name in some);
  if (hasAll(texts)) return texts;
  throw new TypeError('A name is missing.');
}

/** Returns the texts of a submitted form. */
export const sentTexts = <Name extends string>(names: readonly Name[], form: FormData) =>
  textsBy(names, (name) => formText(form, name));

/** Returns what a field holds as JSON; undefined for what is none, which the call refuses. */
export function formJson(form: FormData, name: string): unknown {
  try {
    return JSON.parse(formText(form, name));
  } catch {
    return undefined;
  }
}
