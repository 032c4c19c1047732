import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { textsOf } from './texts-of.ts';

/** Stands for an argument: no text of the interface has it. */
const argument = '\u0000';

/** Returns every text that a message can say, without marks of elements, and with a sign for each argument. */
function saidBy(elements: readonly MessageFormatElement[]): string[] {
  let said = [''];
  for (const element of elements) {
    const next = partsOf(element);
    said = said.flatMap((before) => next.map((part) => `${before}${part}`));
  }
  return said;
}

function partsOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value.replaceAll(/<\/?\w+>/g, '')];
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return [...new Set(Object.values(element.options).flatMap(({ value }) => saidBy(value)))];
  }
  return [argument];
}

const textsSaid = (texts: Readonly<Record<string, string>>) =>
  Object.values(texts).flatMap((text) => saidBy(parse(text, { ignoreTag: true })).map(plain));

/** As a line of a page is read. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const ofBoth = new Set(textsSaid(textsOf('en')));

/** The original texts of e-mails, and the notes that they say, are in the shop's own language for every owner. */
const isOfPages = ([key]: readonly [string, string]) => !/^letter\.\w+\.(?:note|subject|text|title)$/.test(key);

const original = Object.entries(textsOf('es-AR'));

/** A subject that is also what the interface calls its e-mail. */
const ofLetters = new Set(textsSaid(Object.fromEntries(original.filter((one) => !isOfPages(one)))));

/** The texts of the Spanish interface that English does not share. */
const spanish = textsSaid(Object.fromEntries(original.filter(isOfPages))).filter(
  (text) => !ofBoth.has(text) && !ofLetters.has(text),
);

const hasWords = (text: string) => /\p{L}{3,} \p{L}/u.test(text);
const withArguments = spanish.filter((text) => text.includes(argument));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (text: string, anything: string) => text.split(argument).map(escaped).join(anything);

/** Of one word alone, which may be data of the demo, it is only known with numbers, as in '3 prendas'. */
const patterns = [
  ...withArguments.filter((text) => text.split(argument).some(hasWords)).map((text) => patternOf(text, '.{1,60}')),
  ...withArguments.filter((text) => /\p{L}{4,}/u.test(text)).map((text) => patternOf(text, '[\\d.,:$% -]{1,30}')),
];

const withAnyArguments = new RegExp(`^(?:${patterns.join('|')})$`, 'u');

const sentences = new Set(spanish.filter((text) => !text.includes(argument) && hasWords(text)));

/** Contents of the demonstration that are also texts of the interface: its owner wrote them in Spanish. */
const contents = new Set([
  'Guía de talles',
  'Prendas por letra',
  'Pantalones, jeans, faldas y shorts',
  'Retiro en la tienda',
  'Ofertas de temporada',
  'Ofertas de temporadaPublic',
  'Medios de pago',
  'Política de devolución',
  'Garantía asegurada',
  'Compra segura',
  'Sus datos viajan cifrados, y los de su tarjeta no pasan por la tienda.',
]);

/** Lines that were read before: most pages share their first and last lines. */
const known = new Map<string, boolean>();

/** True if a line of a page is a text of the Spanish interface, with any arguments. */
export function isSpanish(line: string): boolean {
  const text = plain(line);
  const answer = known.get(text) ?? isOfInterface(text);
  known.set(text, answer);
  return answer;
}

function isOfInterface(text: string): boolean {
  // Letters and pages that the owner wrote have names in braces.
  return !contents.has(text) && !text.includes('{{') && (sentences.has(text) || withAnyArguments.test(text));
}
