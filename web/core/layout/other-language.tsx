import { useLocation } from 'react-router';
import { language } from '#messages/present-language.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { inOtherLanguage } from '../links/language-prefix.ts';

type OtherLanguageProps = { readonly className?: string };

/** A link to this page in the other language of the shop, if it has one. The page is loaded anew, with other scripts. */
export function OtherLanguage({ className }: OtherLanguageProps) {
  const { language: own, otherLanguage, languageName, otherLanguageName } = shop();
  // The router's addresses are without the language.
  const { pathname, search } = useLocation();
  const path = pathname + search;
  if (otherLanguage === null) return null;
  const isOwn = language() === own;
  return (
    <a
      href={isOwn ? inOtherLanguage(path, otherLanguage) : path}
      lang={isOwn ? otherLanguage : own}
      className={className}
    >
      {isOwn ? otherLanguageName : languageName}
    </a>
  );
}
