import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { texts } from '#contract/texts.ts';
import { contact } from '../layout/contact.ts';
import { LinkButton } from '../ui/button.tsx';
import { ShopMenu } from './shop-menu.tsx';

const linkClass =
  'inline-flex min-h-9 items-center max-md:min-h-11 max-md:min-w-11 hover:underline hover:underline-offset-4';

/** The end of every page. */
export function Footer() {
  return (
    <footer className="mt-auto border-t border-line bg-sand pb-bar md:pb-0 short:pb-0">
      <div className="page grid grid-cols-2 gap-x-8 gap-y-10 py-14 text-small sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:py-20">
        <div className="col-span-2 grid content-start justify-items-start gap-6 sm:col-span-3 lg:col-span-1">
          <p className="max-w-80 font-display text-title text-balance">
            Prendas tranquilas, hechas para colgar mucho tiempo de la misma percha.
          </p>
          <LinkButton to={href('/arrepentimiento')} tone="outline">
            Botón de arrepentimiento
          </LinkButton>
        </div>
        <FooterPart title="Tienda">
          <ShopMenu listClass="grid" linkClass={linkClass} />
        </FooterPart>
        <FooterPart title="Percha">
          <ul className="grid">
            <li>
              <Link to={href('/about')} className={linkClass}>
                Nosotros
              </Link>
            </li>
            <li>
              <Link to={href('/info/dev')} className={linkClass}>
                Desarrolladores
              </Link>
            </li>
          </ul>
        </FooterPart>
        <FooterPart title="Contacto">
          <ul className="grid">
            <li>
              <a href={contact.whatsApp} target="_blank" rel="noreferrer" className={linkClass}>
                WhatsApp
              </a>
            </li>
            <li>
              <a href={contact.instagram} target="_blank" rel="noreferrer" className={linkClass}>
                Instagram
              </a>
            </li>
          </ul>
        </FooterPart>
      </div>
      <p className="page flex flex-wrap gap-x-6 gap-y-1 pb-8 text-caption text-stone">
        <span>© {texts.shop.company}</span>
        <span>{texts.shop.taxId}</span>
      </p>
    </footer>
  );
}

function FooterPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="label mb-3 text-stone">{title}</h2>
      {children}
    </section>
  );
}
