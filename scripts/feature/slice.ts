import type { Words } from './words.ts';

/** Returns the files of a feature in all rooms, by path: a list that anyone can read, from the table to the page. */
export function sliceOf(words: Words, migration: string): Record<string, string> {
  const { area, feature, thing } = words;
  const server = `server/${area}/${feature}/${feature}`;
  return {
    [`contract/${area}/${feature}.ts`]: contract(words),
    [`server/migrations/${migration}_${words.table}.sql`]: sql(words),
    [`${server}.tables.ts`]: tables(words),
    [`${server}.queries.ts`]: queries(words),
    [`${server}.service.ts`]: service(words),
    [`${server}.routes.ts`]: routes(words),
    [`${server}.api.test.ts`]: apiTest(words),
    [`web/${area}/${feature}/${feature}.page.tsx`]: page(words),
    [`web/${area}/${feature}/${thing}-list.tsx`]: list(words),
    [`web/${area}/${feature}/${thing}-list.test.tsx`]: listTest(words),
  };
}

/** Returns how a feature of an area imports the core of a room: by its name, or relatively from the core itself. */
function room(name: string, area: string): string {
  if (area !== 'core') return `#${name}/core`;
  return name === 'contract' ? '.' : '..';
}

const contract = ({ area, feature, thing, group, one, One }: Words) => `import { z } from 'zod';
import { anyone, endpoint } from '${room('contract', area)}/protocol/endpoint.ts';

export const ${one} = z.object({ id: z.int(), title: z.string() });

export type ${One} = z.output<typeof ${one}>;

export const ${group} = {
  list: endpoint({
    method: 'GET',
    path: '/${feature}',
    summary: 'Every ${thing.replaceAll('-', ' ')}, by title',
    roles: anyone,
    input: z.object({}),
    output: z.array(${one}),
  }),
} as const;
`;

const sql = ({ table }: Words) => `create table ${table} (
  id integer generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 60)
);
`;

const tables = ({ group, table }: Words) => `import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const ${group} = pgTable('${table}', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
});
`;

const queries = ({
  area,
  feature,
  group,
  Group,
  One,
}: Words) => `import type { ${One} } from '#contract/${area}/${feature}.ts';
import type { Executor } from '#platform/database/database.ts';
import { ${group} } from './${feature}.tables.ts';

/** All rows, sorted by title and then by id. */
export function select${Group}(db: Executor): Promise<${One}[]> {
  return db.select().from(${group}).orderBy(${group}.title, ${group}.id);
}
`;

const service = ({
  area,
  feature,
  Group,
  One,
}: Words) => `import type { ${One} } from '#contract/${area}/${feature}.ts';
import type { Executor } from '#platform/database/database.ts';
import { select${Group} } from './${feature}.queries.ts';

export function list${Group}(db: Executor): Promise<${One}[]> {
  return select${Group}(db);
}
`;

const routes = ({
  area,
  feature,
  group,
  Group,
}: Words) => `import type { ${group} } from '#contract/${area}/${feature}.ts';
import type { Routes } from '${room('server', area)}/context/routes.ts';
import { list${Group} } from './${feature}.service.ts';

export const ${group}Routes: Routes<typeof ${group}> = {
  list: (ctx) => list${Group}(ctx.db),
};
`;

const apiTest = ({ area, feature, group }: Words) => `import { beforeAll, expect, test } from 'vitest';
import { ${group} } from '#contract/${area}/${feature}.ts';
import { openedShop } from '#test/opened-shop.ts';
import { ${group} as table } from './${feature}.tables.ts';

const here = openedShop();

beforeAll(async () => {
  await here.shop.db.insert(table).values([{ title: 'B' }, { title: 'A' }]);
});

test('everyone reads the list by title', async () => {
  for (const person of [here.shop.guest(), await here.shop.customer('ana'), await here.shop.admin()]) {
    const list = await person.call(${group}.list, {});
    expect(list.map(({ title }) => title)).toEqual(['A', 'B']);
  }
});
`;

const page = ({
  area,
  feature,
  thing,
  group,
  Group,
  One,
}: Words) => `import { ${group} } from '#contract/${area}/${feature}.ts';
import type { Route } from './+types/${feature}.page';
import { t } from '#messages/messages.ts';
import { apiClientOf } from '${room('web', area)}/api-client/api-client.ts';
import { pageMeta } from '${room('web', area)}/seo/page-meta.ts';
import { ${One}List } from './${thing}-list.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(${group}.list, {});
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('${feature}.title') });

export default function ${Group}Page({ loaderData }: Route.ComponentProps) {
  return (
    <main className="mx-auto w-full max-w-page px-gutter py-10 md:py-16">
      <h1 className="font-display text-heading">{t('${feature}.title')}</h1>
      <${One}List all={loaderData} />
    </main>
  );
}
`;

const list = ({ area, feature, One }: Words) => `import type { ${One} } from '#contract/${area}/${feature}.ts';
import { t } from '#messages/messages.ts';
import { EmptyState } from '${room('web', area)}/ui/empty-state.tsx';

/** The list, or a sentence when it is empty. */
export function ${One}List({ all }: { readonly all: readonly ${One}[] }) {
  if (all.length === 0) return <EmptyState title={t('${feature}.empty')} />;
  return (
    <ul>
      {all.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
`;

const listTest = ({ feature, thing, One }: Words) => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { t } from '#messages/messages.ts';
import { ${One}List } from './${thing}-list.tsx';

test('every title is shown, in the order given', () => {
  const all = [
    { id: 2, title: 'B' },
    { id: 1, title: 'A' },
  ];
  expect(renderToStaticMarkup(<${One}List all={all} />)).toBe('<ul><li>B</li><li>A</li></ul>');
});

test('an empty list says so', () => {
  expect(renderToStaticMarkup(<${One}List all={[]} />)).toContain(t('${feature}.empty'));
});
`;
