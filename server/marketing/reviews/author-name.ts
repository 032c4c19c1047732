import { t } from '#messages/messages.ts';
import { shortText } from '#contract/core/fields/short-text.ts';

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
  const [initial] = /\p{L}/u.exec(last ?? '') ?? [];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('es')}.`;
}

/** Words with a letter that is seen; a comma after one is not shown. */
const wordsOf = (text: string | null) =>
  shortText(text ?? '')
    .split(' ')
    .flatMap((word) => (/\p{L}/u.test(word) ? [word.replace(/,+$/, '')] : []));
