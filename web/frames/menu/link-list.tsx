import { Link } from 'react-router';
import type { ShownLink } from '#contract/site/menus.ts';
import { ownLang } from '#web/core/links/own-lang.ts';

/** A link, and whether its text is still in the shop's own language. */
type Shown = Pick<ShownLink, 'text' | 'to'> & {
  readonly inOwnLanguage?: readonly string[] | undefined;
  /** True for a link below the one before. */
  readonly isBelow?: boolean;
};

type MenuLinkProps = { readonly link: Shown; readonly className: string };

/** A link of the menu or the footer: to the shop, to another site in a window of its own, or to who is reached there. */
export function MenuLink({ link: { text, to, inOwnLanguage }, className }: MenuLinkProps) {
  const lang = inOwnLanguage && ownLang();
  if (to.startsWith('/')) {
    return (
      <Link to={to} lang={lang} className={className}>
        {text}
      </Link>
    );
  }
  return (
    <a
      href={to}
      lang={lang}
      target={to.startsWith('http') ? '_blank' : undefined}
      rel="noreferrer"
      className={className}
    >
      {text}
    </a>
  );
}

type LinkListProps = { readonly links: readonly Shown[]; readonly listClass: string; readonly linkClass: string };

/** A list of such links. */
export function LinkList({ links, listClass, linkClass }: LinkListProps) {
  return (
    <ul className={listClass}>
      {links.map((link) => (
        <li key={link.to} className={link.isBelow ? 'pl-4' : undefined}>
          <MenuLink link={link} className={linkClass} />
        </li>
      ))}
    </ul>
  );
}
