import { and, inArray, lt } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import type { Services } from '#server/core/context/context.ts';
import { dropImportFile } from './import-files.ts';
import { productImports } from './product-imports.tables.ts';

/** For how many days a preview that nobody confirmed is kept, and the file of an import. */
const kept = { previews: 7, files: 30 } as const;

/** Forgets previews that nobody confirmed, and deletes files that are needed no more: their pictures were fetched long ago. */
export async function sweepImports({ db, settings, clock }: Services): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * dayMs);
  const forgotten = await db
    .delete(productImports)
    .where(
      and(inArray(productImports.state, ['preview', 'refused']), lt(productImports.createdAt, before(kept.previews))),
    )
    .returning({ file: productImports.file });
  const old = await db
    .select({ file: productImports.file })
    .from(productImports)
    .where(and(inArray(productImports.state, ['written', 'undone']), lt(productImports.createdAt, before(kept.files))));
  for (const { file } of [...forgotten, ...old]) await dropImportFile(settings, file);
}
