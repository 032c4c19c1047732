type Person = { readonly username: string; readonly name: string | null; readonly lastname: string | null };

/**
 * How a review is signed for everybody: 'Julieta R.', the first name and an initial where they are known. A login name
 * is never shown, also where somebody gave it as the name.
 */
export function authorName({ username, name, lastname }: Person): string {
  const [first, ...others] = wordsOf(name);
  const last = wordsOf(lastname)[0] ?? others.at(-1);
  const isLogin = last === undefined && first?.toLowerCase() === username.toLowerCase();
  if (first === undefined || isLogin) return 'Cliente';
  const initial = [...(last ?? '')][0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('es')}.`;
}

const wordsOf = (text: string | null) => text?.split(/\s+/).filter(Boolean) ?? [];
