import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import type { Actor } from './actor.ts';
import type { Scenes } from './optimistic-lock.kinds.ts';

const measures = { columns: [{ name: 'Pecho', of: 'body' as const }], rows: [{ size: 'M', measures: [null] }] };
const picked = { source: { by: 'picked' as const, products: [] }, sort: 'hand' as const, isPublic: false };
const slug = 'verano';

const seen = (version: number | undefined) => (version === undefined ? {} : { version });

/** Creates a size table and a collection. */
export async function curatedLockScenes(admin: Actor): Promise<Pick<Scenes, 'sizeTable' | 'collection'>> {
  const { id } = await admin.call(sizeTables.create, { name: 'Camisas', ...measures });
  await admin.call(collectionDesk.create, { slug, title: 'Verano', ...picked });
  return {
    sizeTable: {
      endpoint: sizeTables.update,
      read: async () => {
        const found = (await admin.call(sizeTables.list, {})).tables.find((one) => one.id === id);
        return { version: found?.version ?? 0, text: found?.name ?? '' };
      },
      save: (name, version) => admin.call(sizeTables.update, { id, name, ...measures, ...seen(version) }),
    },
    collection: {
      endpoint: collectionDesk.update,
      read: async () => {
        const { version, title } = await admin.call(collectionDesk.one, { slug });
        return { version, text: title };
      },
      save: (title, version) => admin.call(collectionDesk.update, { slug, title, ...picked, ...seen(version) }),
    },
  };
}
