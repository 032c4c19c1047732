type LateTexts = Readonly<Record<string, () => string>>;

type Told<Texts extends LateTexts> = { readonly [Name in keyof Texts]: string };

/**
 * Returns a table of texts, each said in the language of the moment at which it is read. The build of the pages replaces the
 * call by the object that it returns (scripts/front-build/inline-messages.ts).
 */
export function lateTexts<const Texts extends LateTexts>(texts: Texts): Told<Texts> {
  const told: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    Object.defineProperty(told, name, { get: text, enumerable: true });
  }
  if (!hasAll(texts, told)) throw new TypeError('a text is missing');
  return told;
}

function hasAll<Texts extends LateTexts>(texts: Texts, told: Readonly<Record<string, string>>): told is Told<Texts> {
  return Object.keys(texts).every((name) => Object.hasOwn(told, name));
}
