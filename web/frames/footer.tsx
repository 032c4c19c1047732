import { t } from '#messages/messages.ts';
import type { CSSProperties, ReactNode } from 'react';
import { href } from 'react-router';
import { shop } from '#contract/core/shop/shop.ts';
import { OtherLanguage } from '#web/core/layout/other-language.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { LinkList, MenuLink } from './menu/link-list.tsx';
import { useMenuData } from './menu/menu-data.ts';
import { ShopMenu } from './menu/shop-menu.tsx';
import { LateNewsletterForm } from '#web/marketing/newsletter/late-newsletter-form.tsx';
import { langOf, ownLang } from '#web/core/links/own-lang.ts';

const linkClass =
  'inline-flex min-h-9 items-center py-1 max-md:min-h-11 max-md:min-w-11 hover:underline hover:underline-offset-4';

/** The end of every page. */
export function Footer() {
  const { name, motto, company, taxId, address, hasNewsletterForm } = shop();
  const { footer, contact, legal } = useMenuData().menu;
  // Said beforehand: a page may be painted before all of it has come, and a part that comes later must not move the others.
  const parts: CSSProperties & Record<'--parts', number> = {
    '--parts': 1 + footer.length + Math.sign(contact.length) + Number(hasNewsletterForm),
  };
  return (
    <footer className="outside-checkout mt-auto border-t border-line bg-sand pb-bar md:pb-0 short:pb-0">
      <div
        className="page grid grid-cols-2 gap-x-8 gap-y-10 py-14 text-small sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] lg:grid-cols-[minmax(0,2fr)_repeat(var(--parts),minmax(auto,1fr))] lg:py-20"
        style={parts}
      >
        <div className="col-span-full grid content-start justify-items-start gap-6 lg:col-span-1">
          <p lang={langOf(shop(), 'motto')} className="max-w-80 font-display text-title text-balance">
            {motto}
          </p>
          <LinkButton to={href('/arrepentimiento')} tone="outline">
            {t('withdrawals.button')}
          </LinkButton>
        </div>
        <FooterPart title={t('frames.shop')}>
          <ShopMenu listClass="grid" linkClass={linkClass} />
        </FooterPart>
        {footer.map((group) => (
          <FooterPart
            key={`${group.title} ${group.links[0]?.to}`}
            title={group.title || name}
            lang={group.inOwnLanguage && ownLang()}
          >
            <LinkList links={group.links} listClass="grid" linkClass={linkClass} />
          </FooterPart>
        ))}
        {hasNewsletterForm && (
          <FooterPart title={t('newsletter.title')} isWide>
            <LateNewsletterForm place="footer" />
          </FooterPart>
        )}
        {contact.length > 0 && (
          <FooterPart title={t('frames.contact')} isWide>
            {/* Addresses have a line of their own, as far as there is room for one. */}
            <LinkList links={contact} listClass="grid" linkClass={`${linkClass} max-w-72 wrap-break-word`} />
          </FooterPart>
        )}
      </div>
      <p className="page flex flex-wrap gap-x-6 gap-y-1 pb-8 text-caption text-stone">
        <span>© {company ?? name}</span>
        <span>{taxId}</span>
        <span lang={ownLang()}>{address}</span>
        {legal.map((link) => (
          <MenuLink key={link.to} link={link} className="underline underline-offset-4" />
        ))}
        <OtherLanguage className="underline underline-offset-4" />
      </p>
    </footer>
  );
}

type FooterPartProps = {
  readonly title: string;
  readonly lang?: string | undefined;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

function FooterPart({ title, lang, isWide = false, children }: FooterPartProps) {
  return (
    <section className={isWide ? 'col-span-full sm:col-auto' : undefined}>
      <h2 lang={lang} className="label mb-3 text-stone">
        {title}
      </h2>
      {children}
    </section>
  );
}
