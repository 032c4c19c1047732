import type { ProductCard as Product } from '#contract/catalogue.ts';
import { LinkButton } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { categoryAddress, genderLinks } from './gender-links.ts';

const sizes = '(min-width: 1600px) 46rem, (min-width: 768px) 46vw, 92vw';

/** How the clothes are made, beside the last picture of a product, usually its cloth; leads to its category. */
export function Story({ product }: { readonly product: Product }) {
  const { Category: category, pictures } = product;
  const picture = pictures.at(-1);
  if (!picture) return null;
  return (
    <section aria-labelledby="oficio" className="page grid items-center gap-8 md:grid-cols-2 md:gap-12 lg:gap-24">
      <div className="aspect-4/5 bg-sand">
        <Picture picture={picture} sizes={sizes} />
      </div>
      <div className="grid max-w-form justify-items-start gap-5">
        <p className="label text-stone">El oficio</p>
        <h2 id="oficio" className="font-display text-heading">
          Primero la tela, después la prenda
        </h2>
        <p className="text-body">
          Lana que abriga sin pesar, lino que se ablanda con cada lavado, algodón de fibra larga. Cosemos con margen en
          las costuras y un botón de repuesto, para que cada prenda se pueda arreglar.
        </p>
        <p className="text-body">Lo que se arregla dura, y lo que dura no hace falta comprarlo dos veces.</p>
        <LinkButton to={categoryAddress(category)} tone="outline" className="mt-2">
          Ver {category.title} para {genderLinks[category.genre].title.toLowerCase()}
        </LinkButton>
      </div>
    </section>
  );
}
