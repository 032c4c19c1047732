import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { productImports } from '../product-imports.tables.ts';

/** True if an import is written and nobody takes it back in this moment; it stays so until the transaction ends. */
export async function isWritten(transaction: Transaction, importId: number): Promise<boolean> {
  const found = await transaction
    .select({ id: productImports.id })
    .from(productImports)
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'written')))
    .for('share', { skipLocked: true });
  return found.length > 0;
}
