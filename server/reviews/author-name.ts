import { t } from '#messages/messages.ts';

type Person = { readonly username: string; readonly name: string | null; readonly lastname: string | null };

/**
 * Returns the name that a review shows publicly: 'Julieta R.', the first name and an initial if they are known. A login
 * name is never shown, even if the person also entered it as the name.
 */
export function authorName({ username, name, lastname }: Person): string {
  const [first, ...others] = wordsOf(name);
  const last = wordsOf(lastname)[0] ?? others.at(-1);
  const isLogin = last === undefined && first?.toLowerCase() === username.toLowerCase();
  if (first === undefined || isLogin) return t('reviews.anonymous');
  const initial = [...(last ?? '')][0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('es')}.`;
}

const wordsOf = (text: string | null) => text?.split(/\s+/).filter(Boolean) ?? [];
