/** Returns a text without accents and in lower case, its words separated by one space, for comparing. */
export function foldedText(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}

const greetings = new Set(
  'hola holaa holis buenas buenos buen tarde tardes noche noches che hey ayuda ayudar ayudarme menu inicio'.split(' '),
);

/** Stop words: words of questions that say nothing about the subject. */
const fillers = new Set(
  (
    'a al algo algun alguna algunas algunos ante aca ahi alla asi aun aunque bien cada como con ' +
    'cual cuales cualquier cuando cuanta cuantas cuanto cuantos da dan dar de debo debe del desde despues dice donde ' +
    'e el ella ellos en entre era es esa ese eso esta estan estar estas este esto estos estoy existe favor forma formas fue ' +
    'gustaria ha hace hacen hacer hago hasta hay haya he info informacion ir la las le les lo los manera mas me mi ' +
    'mis mucho muy necesito nada ni no nos o otra otro para pasa pasan pero podes podria podrian por porque posible ' +
    'puede pueden puedo pues q que queda quedan queria querria quiero quien quisiera saber se ser sera si sin sobre solo son soy ' +
    'su sus tal tambien te ten tener tengo tiene tienen todo todos tu tus u ud un una unas uno unos usted ustedes va ' +
    'van ver voy vos x xq y ya yo'
  ).split(' '),
);

/** Synonyms in a clothing shop. */
const alike: readonly string[] = [
  'tardar demorar demora llegar entrega entregar recibir plazo dias',
  'envio enviar despacho mandar correo domicilio',
  'talle talla medida medir tamano size numero calce',
  'devolver devolucion devuelvo devuelven reintegro reembolso arrepentimiento',
  'cambiar cambio recambio',
  'pagar pago abonar tarjeta credito debito visa mastercard efectivo transferencia',
  'cuota cuotas financiacion financiar interes',
  'oferta descuento promo promocion rebaja liquidacion sale',
  'pedido compra orden encargo seguimiento rastrear rastreo tracking',
  'contacto contactar persona alguien humano asesor vendedor hablar llamar telefono whatsapp mail atencion comunicarme',
  'lavar lavado lavarropas planchar plancha cuidado cuidar',
  'contrasena clave password olvide',
  'cuenta usuario registrar registrarme registro perfil',
  'favorito favoritos deseos wishlist corazon',
  'costo cuesta cuestan precio vale valor sale',
  'stock disponible disponibilidad agotado reponer',
  'seguro seguridad confiable estafa',
  'dinero plata',
  'local sucursal showroom direccion',
  'fallado falla roto rota defecto defectuoso danado manchado',
  'cancelar anular',
  'factura facturacion ticket comprobante',
];

const endings = (
  'aciones iciones uciones iendo acion icion ucion iones aron ieron amos emos imos ando adas ados idas idos ada ado ' +
  'ida ido ion aba ar er ir an en as es os a e o s'
).split(' ');

const groupOf = new Map(alike.flatMap((words, group) => words.split(' ').map((word) => [stemOf(word), group])));

/** Returns the stem of a word: 'envíos', 'enviar' and 'envían' have the same. At least three letters remain. */
function stemOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Returns the words that say what a text is about, without duplicates, stemmed. */
export function subjectOf(text: string): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !fillers.has(word) && !greetings.has(word))
        .map(stemOf),
    ),
  ];
}

function wordsOf(text: string): string[] {
  const greeted = foldedText(text).replace(/\bbuen(?:os)? dias?\b/g, 'hola');
  return greeted.split(' ').filter(Boolean);
}

/** True if a text is only a greeting. */
export function isGreeting(text: string): boolean {
  return wordsOf(text).some((word) => greetings.has(word)) && subjectOf(text).length === 0;
}

/**
 * Returns a function that says how similar another stem is, from 0 to 1: equal, same word family, a typo, or a synonym.
 * A misspelt word also matches the synonyms of the word that was meant.
 */
export function likenessTo(stem: string): (other: string) => number {
  const group = groupOf.get(stem) ?? [...groupOf].find(([known]) => isSlip(stem, known))?.[1];
  return (other) => {
    if (other === stem) return 1;
    if (isFamily(stem, other)) return 0.8;
    if (isSlip(stem, other)) return 0.75;
    return group !== undefined && groupOf.get(other) === group ? 0.7 : 0;
  };
}

function isFamily(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  return Math.abs(a.length - b.length) <= 3 && commonStart(a, b) >= Math.max(4, 0.75 * shorter);
}

function commonStart(a: string, b: string): number {
  const end = [...a].findIndex((letter, place) => letter !== b[place]);
  return end === -1 ? a.length : end;
}

/** True if the words differ by a typo: one letter wrong, missing or added, or two letters swapped. */
function isSlip(a: string, b: string): boolean {
  // In shorter words one letter makes another word: talle, calle, valle.
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false;
  const start = commonStart(a, b);
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}
