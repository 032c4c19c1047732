import { ownValue } from '#contract/core/fields/own-value.ts';
import type { ColourName } from '../goods/products/palette.ts';
import { demoDelivery, demoPickup, demoSameDay, demoZone } from '../delivery/demo-delivery.ts';
import { demoCollection } from '../site/demo-collections.ts';
import { storyOf, storyParagraphs } from '../site/insert-demo-home.ts';
import { viewWords } from '../pictures/picture-alt.ts';
import { demoSettings } from '../core/demo-settings.ts';

const categories = {
  Remeras: 'T-shirts',
  Camisas: 'Shirts',
  Polos: 'Polo shirts',
  Sweaters: 'Knitwear',
  Buzos: 'Sweatshirts',
  Camperas: 'Jackets',
  Blazers: 'Blazers',
  Jeans: 'Jeans',
  Pantalones: 'Trousers',
  Shorts: 'Shorts',
  Calzado: 'Shoes',
  Accesorios: 'Accessories',
  Blusas: 'Blouses',
  Abrigos: 'Coats',
  Vestidos: 'Dresses',
  Faldas: 'Skirts',
} as const;

const colours = {
  Blanco: 'White',
  Crudo: 'Ecru',
  Arena: 'Sand',
  Celeste: 'Pale blue',
  'Rosa viejo': 'Dusty pink',
  Camel: 'Camel',
  Gris: 'Grey',
  Mostaza: 'Mustard',
  Terracota: 'Terracotta',
  'Verde oliva': 'Olive green',
  Azul: 'Blue',
  Bordó: 'Burgundy',
  'Verde botella': 'Bottle green',
  Marrón: 'Brown',
  'Azul marino': 'Navy',
  Negro: 'Black',
} as const satisfies Record<ColourName, string>;

const sizes = { ÚNICO: 'ONE SIZE' } as const;

/** The names of the size tables and of their measures. */
const sizeTables = {
  'Prendas por letra': 'Items in letter sizes',
  'Pantalones, jeans, faldas y shorts': 'Trousers, jeans, skirts and shorts',
  Pecho: 'Chest',
  Cintura: 'Waist',
  Cadera: 'Hips',
  'Largo del pie': 'Foot length',
};

const [cloth, mending] = storyParagraphs;

const story = {
  [cloth]:
    'Wool that is warm without the weight, linen that softens with every wash, long-staple cotton. We sew with generous seam allowances and add a spare button, so that every piece can be mended.',
  [mending]: 'What can be mended lasts, and what lasts need not be bought twice.',
};

const home = {
  'Pocas prendas, bien cortadas': 'A few pieces, well cut',
  'Telas que mejoran con los años, para mujer y para hombre.':
    'Fabrics that grow better with the years, for women and for men.',
  'Ver hombre': 'Shop men',
  'Ver mujer': 'Shop women',
  'Ver blazers': 'Shop blazers',
  'Ver abrigos': 'Shop coats',
  'Un vestido, y nada más que pensar': 'A dress, and nothing else to decide',
  'Cortes simples en telas livianas, de la mañana a la noche.': 'Simple cuts in light fabrics, from morning to night.',
  'El saco que va con todo': 'The jacket that goes with everything',
  'Con camisa o con remera: la misma prenda, otro día.': 'With a shirt or a T-shirt: the same piece, another day.',
  'Abrigos para muchos inviernos': 'Coats for many winters',
  'Lana con cuerpo, forro que no se asoma y botones de repuesto.':
    'Wool with body, a lining that never shows, and spare buttons.',
  'Campaña de la colección para hombre': 'Campaign for the men’s collection',
  'Campaña de la colección para mujer': 'Campaign for the women’s collection',
  Categorías: 'Categories',
  'El oficio': 'The craft',
  'Primero la tela, después la prenda': 'First the fabric, then the garment',
  ...story,
  [storyOf(storyParagraphs)]: storyOf(Object.values(story)),
  'Medios de pago': 'Payment methods',
  'Tarjetas de crédito y débito, por Mercado Pago.': 'Credit and debit cards, through Mercado Pago.',
  'Política de devolución': 'Return policy',
  'Treinta días para cambiar de idea o de talle.': 'Thirty days to change your mind or your size.',
  'Garantía asegurada': 'Guarantee',
  'Si una costura cede, la reparamos.': 'If a seam gives way, we mend it.',
  'Compra segura': 'Secure purchase',
  'Sus datos viajan cifrados, y los de su tarjeta no pasan por la tienda.':
    'Your data travels encrypted, and your card details never pass through the shop.',
};

const delivery = {
  [demoDelivery.title]: 'Delivery',
  [demoSameDay.title]: 'Same-day delivery',
  [demoPickup.title]: 'Pickup at the shop',
  [demoPickup.pickup.hours]: 'Monday to Saturday, 10:00 to 19:00',
  [demoZone.name]: 'City of Buenos Aires and Greater Buenos Aires',
};

const collection = {
  [demoCollection.title]: 'Season offers',
  [demoCollection.description]: 'What is reduced now, the newest first.',
};

/** What the pictures' alternative texts end with. */
const views = {
  [viewWords.front]: 'front view',
  [viewWords.worn]: 'on a mannequin',
  [viewWords.side]: 'side view',
  [viewWords.back]: 'back view',
  [viewWords.detail]: 'close-up',
};

/** What the footer and search engines say of the shop. */
const identity = {
  [demoSettings.identity.description]: 'Women’s and men’s clothes, made to last.',
  [demoSettings.identity.motto]: 'Quiet clothes, made to hang from the same hanger for years.',
};

/**
 * What the demo's owner wrote, and the same in English. The titles and texts of pages are in `pages.ts`; the menu and the
 * footer have no others.
 */
export const englishWords: Readonly<Record<string, string>> = {
  ...categories,
  ...colours,
  ...sizes,
  ...sizeTables,
  ...home,
  ...delivery,
  ...collection,
  ...views,
  ...identity,
};

/** Returns a word of the demo in English. Throws RangeError for a word that it does not have. */
export function englishWord(source: string): string {
  const word = ownValue(englishWords, source);
  if (word === undefined) throw new RangeError(`no English for: ${source}`);
  return word;
}
