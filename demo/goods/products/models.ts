import type { ColourName } from './palette.ts';
import type { Fabric, Kind } from '#demo/studio/pictures/look.ts';

/** A garment of the house, made in some colours. The price is in the smallest unit of the shop's currency. */
export type DemoModel = {
  readonly name: string;
  readonly kind: Kind;
  readonly cut: string;
  readonly fabric: Fabric;
  readonly price: number;
  readonly colours: readonly ColourName[];
};

/** A category of the demo shop with its models. */
export type DemoCategory = {
  readonly id: number;
  readonly title: string;
  readonly genre: 'men' | 'women';
  readonly models: readonly DemoModel[];
};

function model(
  name: string,
  [kind, cut, fabric]: readonly [Kind, string, Fabric],
  price: number,
  colours: readonly ColourName[],
): DemoModel {
  return { name, kind, cut, fabric, price, colours };
}

const men = {
  Remeras: [
    model('Remera Puerto', ['remera', 'clasica', 'plain'], 1_899_000, ['Blanco', 'Azul marino', 'Terracota']),
    model('Remera Muelle', ['remera', 'amplia', 'stripe'], 2_599_000, ['Crudo', 'Azul', 'Negro']),
  ],
  Camisas: [
    model('Camisa Litoral', ['camisa', 'clasica', 'linen'], 4_899_000, ['Blanco', 'Arena', 'Celeste']),
    model('Camisa Estero', ['camisa', 'manga-corta', 'check'], 4_499_000, ['Verde oliva', 'Azul', 'Mostaza']),
  ],
  Polos: [
    model('Chomba Tigre', ['polo', 'clasica', 'knit'], 3_299_000, ['Azul marino', 'Gris', 'Verde botella']),
    model('Chomba Delta', ['polo', 'larga', 'knit'], 3_799_000, ['Camel', 'Negro', 'Crudo']),
  ],
  Sweaters: [
    model('Sweater Telar', ['sweater', 'redondo', 'knit'], 5_999_000, ['Crudo', 'Marrón', 'Azul']),
    model('Polera Cerro', ['sweater', 'polera', 'rib'], 6_299_000, ['Gris', 'Negro', 'Bordó']),
  ],
  Buzos: [
    model('Buzo Quebrada', ['buzo', 'capucha', 'plain'], 5_499_000, ['Gris', 'Azul marino', 'Verde oliva']),
    model('Buzo Valle', ['buzo', 'redondo', 'plain'], 4_799_000, ['Arena', 'Bordó', 'Negro']),
  ],
  Camperas: [
    model('Campera Puna', ['campera', 'bomber', 'plain'], 9_499_000, ['Verde oliva', 'Negro', 'Camel']),
    model('Campera Andén', ['campera', 'vaquera', 'denim'], 8_299_000, ['Azul', 'Azul marino', 'Crudo']),
  ],
  Blazers: [
    model('Saco Plaza', ['blazer', 'clasico', 'check'], 9_899_000, ['Gris', 'Arena', 'Azul marino']),
    model('Saco Patio', ['blazer', 'relajado', 'linen'], 9_299_000, ['Crudo', 'Camel', 'Negro']),
  ],
  Jeans: [
    model('Jean Riel', ['jeans', 'recto', 'denim'], 5_299_000, ['Azul', 'Azul marino', 'Negro']),
    model('Jean Vía', ['jeans', 'chupin', 'denim'], 4_999_000, ['Celeste', 'Gris', 'Azul']),
  ],
  Pantalones: [
    model('Pantalón Norte', ['pantalon', 'pinzas', 'plain'], 5_799_000, ['Arena', 'Verde oliva', 'Negro']),
    model('Pantalón Cancha', ['pantalon', 'jogger', 'plain'], 4_299_000, ['Gris', 'Azul marino', 'Marrón']),
  ],
  Shorts: [
    model('Bermuda Dique', ['short', 'bermuda', 'linen'], 3_599_000, ['Crudo', 'Celeste', 'Verde oliva']),
    model('Short Playa', ['short', 'deportivo', 'plain'], 2_899_000, ['Terracota', 'Azul', 'Negro']),
  ],
  Calzado: [
    model('Zapatilla Adoquín', ['zapatillas', 'urbana', 'plain'], 7_499_000, ['Blanco', 'Negro', 'Verde botella']),
    model('Bota Sendero', ['zapatillas', 'bota', 'plain'], 9_799_000, ['Camel', 'Marrón', 'Negro']),
  ],
  Accesorios: [
    model('Bufanda Ovillo', ['bufanda', 'larga', 'knit'], 2_499_000, ['Mostaza', 'Gris', 'Azul marino']),
    model('Bolso Feria', ['bolso', 'tote', 'plain'], 3_199_000, ['Crudo', 'Negro', 'Verde oliva']),
  ],
} as const satisfies Record<string, readonly DemoModel[]>;

const women = {
  Remeras: [
    model('Remera Alba', ['remera', 'escote-v', 'linen'], 2_199_000, ['Blanco', 'Rosa viejo', 'Celeste']),
    model('Remera Junco', ['remera', 'clasica', 'rib'], 2_399_000, ['Terracota', 'Negro', 'Crudo']),
  ],
  Blusas: [
    model('Camisa Salvia', ['camisa', 'entallada', 'plain'], 4_799_000, ['Blanco', 'Celeste', 'Bordó']),
    model('Camisa Jardín', ['camisa', 'manga-corta', 'print'], 4_599_000, ['Rosa viejo', 'Crudo', 'Verde botella']),
  ],
  Sweaters: [
    model('Cardigan Brisa', ['sweater', 'cardigan', 'knit'], 6_499_000, ['Crudo', 'Mostaza', 'Rosa viejo']),
    model('Sweater Marea', ['sweater', 'escote-v', 'knit'], 5_899_000, ['Gris', 'Terracota', 'Azul']),
  ],
  Buzos: [
    model('Buzo Faro', ['buzo', 'redondo', 'stripe'], 4_899_000, ['Crudo', 'Azul marino', 'Celeste']),
    model('Buzo Costa', ['buzo', 'capucha', 'plain'], 5_399_000, ['Rosa viejo', 'Arena', 'Negro']),
  ],
  Abrigos: [
    model('Tapado Otoño', ['abrigo', 'recto', 'check'], 9_999_000, ['Camel', 'Gris', 'Verde botella']),
    model('Tapado Lumbre', ['abrigo', 'cinturon', 'plain'], 9_899_000, ['Bordó', 'Negro', 'Arena']),
  ],
  Camperas: [
    model('Campera Monte', ['campera', 'capucha', 'plain'], 8_799_000, ['Verde oliva', 'Crudo', 'Azul marino']),
    model('Campera Once', ['campera', 'vaquera', 'denim'], 8_199_000, ['Celeste', 'Azul', 'Negro']),
  ],
  Blazers: [
    model('Blazer Atelier', ['blazer', 'relajado', 'plain'], 9_599_000, ['Negro', 'Crudo', 'Terracota']),
    model('Blazer Galería', ['blazer', 'clasico', 'check'], 9_799_000, ['Gris', 'Camel', 'Azul']),
  ],
  Vestidos: [
    model('Vestido Clara', ['vestido', 'acampanado', 'print'], 7_299_000, ['Celeste', 'Rosa viejo', 'Negro']),
    model('Vestido Lila', ['vestido', 'recto', 'linen'], 6_899_000, ['Crudo', 'Verde oliva', 'Azul marino']),
    model('Vestido Trama', ['vestido', 'camisero', 'plain'], 7_899_000, ['Terracota', 'Arena', 'Bordó']),
  ],
  Faldas: [
    model('Falda Cardal', ['falda', 'plisada', 'plain'], 4_699_000, ['Negro', 'Verde botella', 'Camel']),
    model('Falda Duna', ['falda', 'recta', 'rib'], 4_199_000, ['Arena', 'Bordó', 'Gris']),
    model('Falda Siesta', ['falda', 'mini', 'denim'], 3_899_000, ['Azul', 'Celeste', 'Negro']),
  ],
  Pantalones: [
    model('Palazzo Isla', ['pantalon', 'palazzo', 'linen'], 5_999_000, ['Crudo', 'Terracota', 'Negro']),
    model('Jean Laguna', ['jeans', 'ancho', 'denim'], 5_499_000, ['Azul', 'Celeste', 'Blanco']),
    model('Short Sol', ['short', 'denim', 'denim'], 3_299_000, ['Azul', 'Blanco', 'Negro']),
  ],
  Calzado: [
    model('Zapatilla Vereda', ['zapatillas', 'urbana', 'plain'], 7_299_000, ['Blanco', 'Rosa viejo', 'Azul']),
    model('Bota Bosque', ['zapatillas', 'bota', 'plain'], 9_599_000, ['Negro', 'Camel', 'Bordó']),
  ],
  Accesorios: [
    model('Bandolera Río', ['bolso', 'bandolera', 'plain'], 4_999_000, ['Camel', 'Negro', 'Terracota']),
    model('Pañuelo Quinta', ['bufanda', 'cuadrada', 'print'], 1_999_000, ['Rosa viejo', 'Celeste', 'Mostaza']),
  ],
} as const satisfies Record<string, readonly DemoModel[]>;

/** The categories of the demo shop, twelve for each gender. */
export const demoCategories: readonly DemoCategory[] = [
  ...Object.entries(men).map(([title, models], index) => ({ id: 101 + index, title, genre: 'men' as const, models })),
  ...Object.entries(women).map(([title, models], index) => ({
    id: 201 + index,
    title,
    genre: 'women' as const,
    models,
  })),
];

export const demoBrands = [
  'Cardal',
  'Río Seco',
  'Taller Norte',
  'Lumbre',
  'Abasto',
  'Nogal',
  'Casa Marea',
  'Once',
] as const;
