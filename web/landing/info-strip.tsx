import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';

type Assurance = { readonly icon: IconName; readonly title: string; readonly text: string };

const assurances: readonly Assurance[] = [
  {
    icon: 'M3 6h18v12.500H3V6ZM3 10h18M6.5 15h4',
    title: 'Medios de pago',
    text: 'Tarjetas de crédito y débito, por Mercado Pago.',
  },
  { icon: 'returns', title: 'Política de devolución', text: 'Treinta días para cambiar de idea o de talle.' },
  {
    icon: 'M12 3.5 5 6v6c0 4.3 2.9 7 7 8.5 4.1-1.5 7-4.2 7-8.500V6l-7-2.500ZM9 12l2.2 2.200L15 10',
    title: 'Garantía asegurada',
    text: 'Si una costura cede, la reparamos.',
  },
  {
    icon: 'lock',
    title: 'Compra segura',
    text: 'Sus datos viajan cifrados, y los de su tarjeta no pasan por la tienda.',
  },
];

/** What customers can rely on: payment methods, returns, warranty and security. */
export function InfoStrip() {
  return (
    <section aria-label="Con lo que puede contar" className="page">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 border-t border-line pt-10 lg:grid-cols-4 lg:gap-x-8">
        {assurances.map(({ icon, title, text }) => (
          <li key={title} className="grid content-start gap-3">
            <Icon name={icon} size={32} />
            <h2 className="text-small font-medium">{title}</h2>
            <p className="max-w-72 text-small text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
