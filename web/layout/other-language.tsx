import { useLocation } from 'react-router';
import { language } from '#messages/present-language.ts';
import { shop } from '#contract/shop.ts';
import { inOtherLanguage } from '../links/language-prefix.ts';

type OtherLanguageProps = { readonly className?: string };

/** A link to this page in the other language of the shop, if it has one. The page is loaded anew, with other scripts. */
export function OtherLanguage({ className }: OtherLanguageProps) {
  const { language: own, otherLanguage, languageName, otherLanguageName } = shop();
  // The router's addresses are without the language.
  const { pathname, search } = useLocation();
  // '//' would begin the name of a host.
  const path = pathname.replace(/^\/+/, '/') + search;
  if (otherLanguage === null) return null;
  return language() === own ? (
    <a href={inOtherLanguage(path, otherLanguage)} lang={otherLanguage} className={className}>
      {otherLanguageName}
    </a>
  ) : (
    <a href={path} lang={own} className={className}>
      {languageName}
    </a>
  );
}
