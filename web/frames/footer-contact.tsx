import { t } from '#messages/messages.ts';
import { shop } from '#contract/shop.ts';
import { WhatsAppLink } from '../layout/whats-app-link.tsx';
import { MenuLink } from './link-list.tsx';

/** True if the shop says of any way how it is reached. */
export function hasContact(): boolean {
  const { email, phone, whatsApp, networks } = shop().contact;
  return [email, phone, whatsApp].some((one) => one !== null) || networks.length > 0;
}

/** How the shop is reached: laws on distance selling ask for its mailbox and its telephone. */
export function FooterContact({ linkClass }: { readonly linkClass: string }) {
  const { email, phone, whatsApp, networks } = shop().contact;
  return (
    <ul className="grid">
      {email !== null && (
        <li>
          <a href={`mailto:${email}`} className={`${linkClass} wrap-anywhere`}>
            {email}
          </a>
        </li>
      )}
      {phone !== null && (
        <li>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={linkClass}>
            {phone}
          </a>
        </li>
      )}
      {whatsApp !== null && (
        <li>
          <WhatsAppLink className={linkClass}>{t('frames.whatsApp')}</WhatsAppLink>
        </li>
      )}
      {networks.map(({ name, url }) => (
        <li key={name}>
          <MenuLink link={{ text: name, to: url }} className={linkClass} />
        </li>
      ))}
    </ul>
  );
}
