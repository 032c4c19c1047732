import { Param, sql, type DriverValueEncoder, type Placeholder, type Query, type SQL } from 'drizzle-orm';
import { NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgDialect, PgPreparedQuery, PgSession, type PgColumn, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Executor } from './database.ts';

/** What stands for a value of a statement while that is built, by the value's name. */
export interface Given<Values> {
  (name: keyof Values & string): Placeholder;
}

/** The same of each of some rows. */
export interface Rows<Row> extends ReadonlyArray<Given<Row>> {
  readonly 0: Given<Row>;
}

type Named = Readonly<Record<string, unknown>>;

/** A statement of the query builder. */
type Built<Result> = {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
};

const dialect = new PgDialect();

/**
 * Returns a statement of the query builder that is built once in this process, and runs with other values each time, by the executor
 * that it is given: as that one's own, in its transaction or on any connection. `build` names each value by `given`, and must be the
 * same for all values: whatever depends on them (how many they are, that there are none) makes another statement.
 * Building takes a tenth of a millisecond and more, as long as the database needs for most statements.
 */
export function prepared<Values extends Named, Result>(
  build: (db: NodePgDatabase, given: Given<Values>) => Built<Result>,
): (executor: Executor, values: Values) => Promise<Result> {
  let known: Recording | undefined;
  return async (executor, values) => {
    known ??= record((db) => build(db, (name) => sql.placeholder(name)).prepare(''));
    type Config = PreparedQueryConfig & { readonly execute: Result };
    const statement = executor._.session.prepareQuery<Config>(...known.call);
    return Object.assign(statement, known.joins).execute(values);
  };
}

/** The same for a statement that is written by hand: answers its rows as the driver reads them. */
export function preparedSql<Row extends Named, Values extends Named>(
  build: (given: Given<Values>) => SQL,
): (executor: Executor, values: Values) => Promise<Row[]> {
  let known: Query | undefined;
  return async (executor, values) => {
    known ??= dialect.sqlToQuery(build((name) => sql.placeholder(name)));
    type Config = PreparedQueryConfig & { readonly execute: QueryResult<Row> };
    return (await executor._.session.prepareQuery<Config>(known, undefined, undefined, false).execute(values)).rows;
  };
}

/**
 * The same for a statement of some rows, as an insert: there is one for each number of them. At least one. A value that all rows share
 * can be named by the first.
 */
export function preparedRows<Row extends Named, Result>(
  build: (db: NodePgDatabase, given: Rows<Row>) => Built<Result>,
): (executor: Executor, rows: readonly [Row, ...Row[]]) => Promise<Result> {
  const known = new Map<number, (executor: Executor, values: Named) => Promise<Result>>();
  const make = (count: number) =>
    prepared((db, given: Given<Named>) => {
      const ofRow = (at: number) => (name: string) => given(`${name} ${at}`);
      return build(db, [ofRow(0), ...Array.from({ length: count - 1 }, (_, at) => ofRow(at + 1))]);
    });
  return (executor, rows) => {
    const statement = known.get(rows.length) ?? make(rows.length);
    known.set(rows.length, statement);
    const entries = rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => [`${name} ${at}`, value]));
    return statement(executor, Object.fromEntries(entries));
  };
}

/** Returns what stands for the value of a column, which is stored as the column stores it; null stays null. */
export function stored(column: PgColumn, value: Placeholder): SQL {
  const encoder: DriverValueEncoder<unknown, unknown> = {
    mapToDriverValue: (given) => (given === null ? null : column.mapToDriverValue(given)),
  };
  return sql`${new Param<unknown, unknown>(value, encoder)}`;
}

/** Returns the same for several columns, each of which has its value by its own name. */
export function storedAll<Columns extends Readonly<Record<string, PgColumn>>>(
  columns: Columns,
  given: Given<Readonly<Record<keyof Columns & string, unknown>>>,
): { [Name in keyof Columns & string]: SQL };
export function storedAll(columns: Readonly<Record<string, PgColumn>>, given: Given<Named>): Record<string, SQL> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, stored(column, given(name))]));
}

type Asked = Parameters<PgSession['prepareQuery']>;

/** Without a function that reads the rows: only the builder's relational queries have one. */
type Call = readonly [Asked[0], Asked[1], Asked[2], Asked[3], undefined, Asked[5], Asked[6]];

/** What a session is asked for by a statement that is prepared, and what the builder adds to it: which joined rows may be missing. */
type Recording = { readonly call: Call; readonly joins: object };

function record(prepare: (db: NodePgDatabase) => object): Recording {
  const recorder = new Recorder(dialect);
  const joinsNotNullableMap: unknown = Reflect.get(
    prepare(new NodePgDatabase(dialect, recorder, undefined)),
    'joinsNotNullableMap',
  );
  return { call: recorder.asked(), joins: { joinsNotNullableMap } };
}

/** A session without a connection, for which statements are built. */
class Recorder extends PgSession<NodePgQueryResultHKT> {
  private call: Call | undefined;

  override prepareQuery<Config extends PreparedQueryConfig>(...asked: Asked): PgPreparedQuery<Config> {
    const [query, fields, name, isArray, , metadata, cache] = asked;
    this.call = [query, fields, name, isArray, undefined, metadata, cache];
    return new Unbound<Config>(query, undefined, undefined);
  }

  override transaction(): never {
    throw new Error('a statement is built outside of transactions');
  }

  asked(): Call {
    if (!this.call) throw new Error('no statement was built');
    return this.call;
  }
}

class Unbound<Config extends PreparedQueryConfig> extends PgPreparedQuery<Config> {
  override execute(): never {
    throw new Error('a statement runs by an executor');
  }
}
