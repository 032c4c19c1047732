import type { Garment } from '../blocks/garment.ts';
import { blazers, womensBlazers } from '../garments/blazer.ts';
import { coats, womensCoats } from '../garments/coat.ts';
import { denimJacket, womensDenimJacket } from '../garments/denim-jacket.ts';
import { dresses } from '../garments/dresses.ts';
import { jackets, womensJackets } from '../garments/jacket.ts';
import { jeans } from '../garments/jeans.ts';
import { joggers } from '../garments/joggers.ts';
import { polos } from '../garments/polo.ts';
import { shirtDress } from '../garments/shirt-dress.ts';
import { shirts, womensShirts } from '../garments/shirt.ts';
import { skirts } from '../garments/skirts.ts';
import { sweatshirts, womensSweatshirts } from '../garments/sweatshirt.ts';
import { sweaters, womensSweaters } from '../garments/sweater.ts';
import { tShirts, womensTShirts } from '../garments/t-shirt.ts';
import { trousers } from '../garments/trousers.ts';

/** The garments that are cut for men, or for one gender only, by kind and cut. */
const usual: Readonly<Record<string, Garment>> = {
  'remera-clasica': tShirts.clasica,
  'remera-amplia': tShirts.amplia,
  'remera-escote-v': tShirts['escote-v'],
  'camisa-clasica': shirts.clasica,
  'camisa-manga-corta': shirts['manga-corta'],
  'camisa-entallada': shirts.entallada,
  'polo-clasica': polos.clasica,
  'polo-larga': polos.larga,
  'sweater-redondo': sweaters.redondo,
  'sweater-polera': sweaters.polera,
  'sweater-escote-v': sweaters['escote-v'],
  'sweater-cardigan': sweaters.cardigan,
  'buzo-redondo': sweatshirts.redondo,
  'buzo-capucha': sweatshirts.capucha,
  'campera-bomber': jackets.bomber,
  'campera-vaquera': denimJacket,
  'campera-capucha': jackets.capucha,
  'abrigo-recto': coats.recto,
  'abrigo-cinturon': coats.cinturon,
  'blazer-clasico': blazers.clasico,
  'blazer-relajado': blazers.relajado,
  'vestido-acampanado': dresses.acampanado,
  'vestido-recto': dresses.recto,
  'vestido-camisero': shirtDress,
  'falda-plisada': skirts.plisada,
  'falda-recta': skirts.recta,
  'falda-mini': skirts.mini,
  'jeans-recto': jeans.recto,
  'jeans-chupin': jeans.chupin,
  'jeans-ancho': jeans.ancho,
  'pantalon-pinzas': trousers.pinzas,
  'pantalon-jogger': joggers.jogger,
  'pantalon-palazzo': trousers.palazzo,
  'short-bermuda': trousers.bermuda,
  'short-deportivo': joggers.deportivo,
  'short-denim': jeans.short,
};

/** The garments that are cut for women too. */
const womens: Readonly<Record<string, Garment>> = {
  'remera-clasica': womensTShirts.clasica,
  'remera-escote-v': womensTShirts['escote-v'],
  'camisa-entallada': womensShirts.entallada,
  'camisa-manga-corta': womensShirts['manga-corta'],
  'sweater-redondo': womensSweaters.redondo,
  'sweater-cardigan': womensSweaters.cardigan,
  'sweater-escote-v': womensSweaters['escote-v'],
  'buzo-redondo': womensSweatshirts.redondo,
  'buzo-capucha': womensSweatshirts.capucha,
  'abrigo-recto': womensCoats.recto,
  'abrigo-cinturon': womensCoats.cinturon,
  'campera-capucha': womensJackets.capucha,
  'campera-vaquera': womensDenimJacket,
  'blazer-relajado': womensBlazers.relajado,
  'blazer-clasico': womensBlazers.clasico,
};

/** Every garment that is cut, by kind and cut, for each gender. */
export const wardrobe = { men: usual, women: { ...usual, ...womens } } as const;
