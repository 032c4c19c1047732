import { t } from '#messages/messages.ts';
import type { TextForm } from '#contract/office/translations.ts';
import { identityLengths } from '#contract/core/settings/identity-lengths.ts';
import { departments } from '#contract/core/shop/present-departments.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { longestPage } from '#contract/site/page-rules.ts';
import type { Executor } from '#platform/database/database.ts';
import { sayAnswers } from '../assistant/answers.service.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { readDefinitions } from '#server/goods/attributes/list-attributes.service.ts';
import { listCategories } from '#server/goods/products/categories.service.ts';
import { sizeWords } from '#server/goods/products/size-words.service.ts';
import { saySizeTables } from '#server/goods/size-tables/size-tables.service.ts';
import { factsInWords } from '#server/core/context/facts-in-words.ts';
import type { Say } from '#server/core/context/shown-words.ts';
import { deliveryDesk } from '#server/delivery/methods/delivery-methods.service.ts';
import { offerInWords } from '#server/delivery/methods/offers.service.ts';
import { sayCollections } from '#server/site/collections/collections.service.ts';
import { sayHome } from '#server/site/home/home-texts.service.ts';
import { sayMenu } from '#server/site/menus/menus.service.ts';
import { pagesToSay } from '#server/site/pages/page-texts.service.ts';

/** A text that the owner wrote, and how its translation is written. */
export type OwnText = { readonly source: string; readonly form: TextForm; readonly most: number };

/** A part of what the owner wrote. */
export type Section = { readonly section: string; readonly title: string; readonly texts: readonly OwnText[] };

/** How many characters a translation can have, by the name of its text: as many as the text itself. */
type Lengths = Readonly<Record<string, number>>;

const lengths = {
  shop: identityLengths,
  categories: { name: 40, title: 60 },
  attributes: { name: 40, word: 40 },
  colors: { color: 40 },
  sizes: { size: 12 },
  measures: { name: 60 },
  home: { title: 80, line: 160, label: 40, button: 40, alt: 200, text: 1500, html: 20_000 },
  menu: { text: 40, title: 40 },
  collections: { title: 90, description: 200 },
  page: { title: 90, description: 200, html: longestPage },
  delivery: { title: 60, hours: 150 },
  assistant: { name: 120, respuesta: 1000 },
} as const satisfies Readonly<Record<string, Lengths>>;

/** From this length on a text is written in a field of several lines. */
const longLine = 120;

/** Collects the texts that views would translate (`inWords`), each once, in their order. */
function collector(most: Lengths, html: 'html' | 'page' = 'html') {
  const found = new Map<string, OwnText>();
  function formOf(name: string, source: string): TextForm {
    if (name === 'html') return html;
    return source.includes('\n') || source.length > longLine ? 'lines' : 'line';
  }
  const say: Say = (view, ...names) => {
    for (const name of names) {
      const source: string = view[name];
      const known = found.get(source)?.most ?? Number.POSITIVE_INFINITY;
      const text = { source, form: formOf(name, source), most: Math.min(known, most[name] ?? 0) };
      if (source !== '') found.set(source, text);
    }
    return view;
  };
  return { say, texts: () => [...found.values()] };
}

type Work = (say: Say) => void | Promise<void>;

async function sectionOf(section: string, title: string, most: Lengths, work: Work): Promise<Section> {
  const { say, texts } = collector(most, section.startsWith('page-') ? 'page' : 'html');
  await work(say);
  return { section, title, texts: texts() };
}

/** Returns all that the owner wrote and visitors read, by parts; those without a text are left out. */
export async function ownerSections(db: Executor, at: Date): Promise<Section[]> {
  const sections = [
    await sectionOf('shop', t('translations.shop'), lengths.shop, (say) => void factsInWords(shop(), say)),
    await sectionOf('categories', t('translations.categories'), lengths.categories, async (say) => {
      for (const { name } of departments()) if (name !== null) say({ name }, 'name');
      for (const category of await listCategories(db)) say(category, 'title');
    }),
    await sectionOf('colors', t('translations.colors'), lengths.colors, async (say) => {
      const colors = await db.selectDistinct({ color: products.color }).from(products).orderBy(products.color);
      for (const color of colors) say(color, 'color');
    }),
    await sectionOf('attributes', t('translations.attributes'), lengths.attributes, async (say) => {
      for (const definition of await readDefinitions(db)) {
        say(definition, 'name');
        for (const value of definition.values) say(value, 'word');
      }
    }),
    await sectionOf('sizes', t('translations.sizes'), lengths.sizes, async (say) => {
      for (const size of await sizeWords(db)) say(size, 'size');
    }),
    await sectionOf('measures', t('translations.sizeTables'), lengths.measures, (say) => saySizeTables(db, say)),
    await sectionOf('home', t('translations.home'), lengths.home, (say) => sayHome(db, at, say)),
    await sectionOf('menu', t('translations.menu'), lengths.menu, (say) => sayMenu(db, say)),
    await sectionOf('collections', t('translations.collections'), lengths.collections, (say) =>
      sayCollections(db, say),
    ),
    ...(await pageSections(db, at)),
    await sectionOf('delivery', t('translations.delivery'), lengths.delivery, async (say) => {
      for (const method of (await deliveryDesk(db)).methods) offerInWords(method, say);
    }),
    await sectionOf('assistant', t('translations.assistant'), lengths.assistant, (say) => sayAnswers(db, say)),
  ];
  return sections.filter(({ texts }) => texts.length > 0);
}

/** Each page is a part of its own. */
async function pageSections(db: Executor, at: Date): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { slug, title, sayPage } of await pagesToSay(db, at)) {
    sections.push(await sectionOf(`page-${slug}`, t('translations.page', { title }), lengths.page, sayPage));
  }
  return sections;
}
