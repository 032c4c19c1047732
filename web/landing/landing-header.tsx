import { texts } from '#contract/texts.ts';
import { LinkButton } from '../ui/button.tsx';

/** The name of the shop, large, and what it stands for. */
export function LandingHeader() {
  return (
    <section
      aria-label="Bienvenida"
      className="page flex flex-wrap items-end justify-between gap-x-6 gap-y-6 pt-8 pb-8 md:pt-10"
    >
      <h1 className="-ml-1 font-display text-display tracking-tight">{texts.shop.name}</h1>
      <div className="grid max-w-72 justify-items-start gap-5 pb-1">
        <p className="text-body text-pretty">
          Pocas prendas, bien cortadas, en telas que mejoran con los años. Para mujer y para hombre.
        </p>
        <LinkButton to="/">{texts.landing.viewShop}</LinkButton>
      </div>
    </section>
  );
}
