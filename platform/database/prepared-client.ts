import {
  Client,
  type ClientConfig,
  type QueryArrayConfig,
  type QueryArrayResult,
  type QueryConfig,
  type QueryConfigValues,
  type QueryResult,
  type QueryResultRow,
  type Submittable,
} from 'pg';
import { sql } from 'drizzle-orm';

/** The maximum number of prepared statements on each connection; the shop repeats fewer. */
const most = 250;

/** The maximum number of texts seen once; beyond it the set is cleared. */
const mostSeenOnce = 1000;

const mark = '/* planned anew */';

/**
 * A comment for a statement whose best plan depends on its values, as with the words of a search, so it is not
 * prepared: with a generic plan such a statement was ten times slower among 100,000 products.
 */
export const plannedAnew = sql.raw(mark);

/**
 * Returns a function that names the prepared statement of a text, so that the server parses and plans it once for each
 * connection. It returns undefined for a text seen for the first time: a query that runs once, as with a list of unusual
 * length, is not worth preparing.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let metOnce = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most || text.includes(mark)) return known;
    if (!metOnce.delete(text)) {
      if (metOnce.size >= mostSeenOnce) metOnce = new Set();
      metOnce.add(text);
      return undefined;
    }
    const name = `percha${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

type Callback<Result> = (error: Error, result: Result) => void;

/**
 * A connection that keeps statements with values prepared, and sends the queries of one event loop turn in one packet.
 * Every statement of the process passes here; the signatures are those of the driver's Client.
 */
export class PreparedClient extends Client {
  private readonly nameOf: ReturnType<typeof statementNames>;

  /** `nameOf` names the statements; the connections of a pool share one, so that they prepare the same. */
  constructor(config: ClientConfig, nameOf = statementNames()) {
    super(config);
    this.nameOf = nameOf;
  }

  override query<Asked extends Submittable>(asked: Asked): Asked;
  override query<Row extends unknown[], Values>(
    asked: QueryArrayConfig<Values>,
    values?: QueryConfigValues<Values>,
  ): Promise<QueryArrayResult<Row>>;
  override query<Row extends QueryResultRow, Values>(
    asked: string | QueryConfig<Values>,
    values?: QueryConfigValues<Values>,
  ): Promise<QueryResult<Row>>;
  override query<Row extends unknown[], Values>(
    asked: QueryArrayConfig<Values>,
    callback: Callback<QueryArrayResult<Row>>,
  ): void;
  override query<Row extends QueryResultRow, Values>(
    asked: string | QueryConfig<Values>,
    callback: Callback<QueryResult<Row>>,
  ): void;
  override query<Row extends QueryResultRow, Values>(
    asked: string,
    values: QueryConfigValues<Values>,
    callback: Callback<QueryResult<Row>>,
  ): void;
  override query(
    asked: string | QueryConfig | Submittable,
    second?: unknown[] | Callback<QueryResult>,
    third?: Callback<QueryResult>,
  ) {
    this.corkTurn();
    if (typeof asked === 'object' && 'submit' in asked) return super.query(asked);
    const [values, callback] = typeof second === 'function' ? [undefined, second] : [second, third];
    const config = this.prepared(typeof asked === 'string' ? { text: asked } : asked, values);
    return callback === undefined ? super.query(config) : super.query(config, callback);
  }

  /** Each packet wakes the server, so queries of the same turn are sent in one. */
  private corkTurn(): void {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  /** Returns the query, with the name of its prepared statement when it has values. */
  private prepared(asked: QueryConfig, values: unknown[] = asked.values ?? []): QueryConfig {
    return values.length === 0 ? asked : { ...asked, values, name: this.nameOf(asked.text) };
  }
}
