import { t } from '#messages/messages.ts';
import type { TextForm } from '#contract/translations.ts';
import { identityLengths } from '#contract/identity-lengths.ts';
import { shop } from '#contract/shop.ts';
import { longestPage } from '#contract/page-rules.ts';
import type { Executor } from '#platform/database/database.ts';
import { answerInWords } from '../assistant/answer-in-words.ts';
import { allAnswers } from '../assistant/assistant.queries.ts';
import { products } from '../catalogue/catalogue.tables.ts';
import { listCategories } from '../catalogue/categories.service.ts';
import { liveVersions, newestVersion, newestVersions } from '../content-versions/content-versions.service.ts';
import { deliveryDesk } from '../delivery/delivery-methods.service.ts';
import { offerInWords } from '../delivery/offers.service.ts';
import { blockInWords } from '../home/block-words.ts';
import { writtenBlocks } from '../home/written-blocks.service.ts';
import { menuContentOf, menuKey } from '../menus/menu-content.ts';
import { menuInWords } from '../menus/menu-in-words.ts';
import { pageContentOf } from '../pages/page-content.ts';
import { pageInWords } from '../pages/page-in-words.ts';
import { factsInWords } from '../translations/facts-in-words.ts';
import type { inWords } from '../translations/shown-words.ts';

/** A text that the owner wrote, and how its translation is written. */
export type OwnText = { readonly source: string; readonly form: TextForm; readonly most: number };

/** A part of what the owner wrote. */
export type Section = { readonly section: string; readonly title: string; readonly texts: readonly OwnText[] };

/** How many characters a translation can have, by the name of its text: as many as the text itself. */
type Lengths = Readonly<Record<string, number>>;

const lengths = {
  shop: identityLengths,
  categories: { title: 60 },
  colors: { color: 40 },
  home: { title: 80, line: 160, label: 40, button: 40, alt: 200, text: 1500, html: 20_000 },
  menu: { text: 40, title: 40 },
  page: { title: 90, description: 200, html: longestPage },
  delivery: { title: 60, address: 150, hours: 150 },
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
  const say: typeof inWords = (view, ...names) => {
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

type Work = (say: typeof inWords) => void;

function sectionOf(section: string, title: string, most: Lengths, work: Work): Section {
  const { say, texts } = collector(most, section.startsWith('page-') ? 'page' : 'html');
  work(say);
  return { section, title, texts: texts() };
}

/** Returns all that the owner wrote and visitors read, by parts; those without a text are left out. */
export async function ownerSections(db: Executor, at: Date): Promise<Section[]> {
  const categories = await listCategories(db);
  const colors = await db.selectDistinct({ color: products.color }).from(products).orderBy(products.color);
  const blocks = await writtenBlocks(db, at);
  const menu = await newestVersion(db, 'menu', menuKey);
  const { methods } = await deliveryDesk(db);
  const answers = await allAnswers(db);
  return [
    sectionOf('shop', t('translations.shop'), lengths.shop, (say) => {
      factsInWords(shop(), say);
    }),
    sectionOf('categories', t('translations.categories'), lengths.categories, (say) => {
      for (const category of categories) say(category, 'title');
    }),
    sectionOf('colors', t('translations.colors'), lengths.colors, (say) => {
      for (const color of colors) say(color, 'color');
    }),
    sectionOf('home', t('translations.home'), lengths.home, (say) => {
      for (const block of blocks) blockInWords(block, say);
    }),
    sectionOf('menu', t('translations.menu'), lengths.menu, (say) => {
      if (menu) menuInWords(menuContentOf(menu), say);
    }),
    ...(await pageSections(db, at)),
    sectionOf('delivery', t('translations.delivery'), lengths.delivery, (say) => {
      for (const method of methods) offerInWords(method, say);
    }),
    sectionOf('assistant', t('translations.assistant'), lengths.assistant, (say) => {
      for (const answer of answers) answerInWords(answer, say);
    }),
  ].filter(({ texts }) => texts.length > 0);
}

/** Each page is a part of its own: the version that is public, and the newest one. */
async function pageSections(db: Executor, at: Date): Promise<Section[]> {
  const live = new Map((await liveVersions(db, 'page', at)).map((version) => [version.key, version]));
  const newest = await newestVersions(db, 'page');
  return newest.map((version) => {
    const { key } = version;
    const contents = [version, live.get(key) ?? version].map(pageContentOf);
    const title = t('translations.page', { title: contents[0]?.title ?? key });
    return sectionOf(`page-${key}`, title, lengths.page, (say) => {
      for (const content of contents) pageInWords(content, say);
    });
  });
}
