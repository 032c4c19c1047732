import { createPath, useLocation } from 'react-router';
import { languageNames } from '#messages/languages.ts';
import { language } from '#messages/present-language.ts';
import { shop } from '#contract/shop.ts';
import { inOtherLanguage } from '../links/language-prefix.ts';

type OtherLanguageProps = { readonly className?: string };

/** A link to this page in the other language of the shop, if it has one. The page is loaded anew, with other scripts. */
export function OtherLanguage({ className }: OtherLanguageProps) {
  const { language: own, otherLanguage } = shop();
  const { pathname, search } = useLocation();
  if (otherLanguage === null) return null;
  const path = createPath({ pathname, search });
  // The router's addresses are without the language.
  const isOther = language() === otherLanguage;
  const tag = isOther ? own : otherLanguage;
  return (
    <a href={isOther ? path : inOtherLanguage(path, tag)} hrefLang={tag} lang={tag} className={className}>
      {languageNames[tag]}
    </a>
  );
}
