import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkModules } from './scripts/front-build/chunk-modules.ts';
import { inlineMessages } from './scripts/front-build/inline-messages.ts';
import { pageOfPage } from './scripts/front-build/page-of-page.ts';
import { pageFacts } from './scripts/front-build/page-facts.ts';
import { reactModules } from './scripts/front-build/react-modules.ts';
import { staticLinks } from './scripts/front-build/static-links.ts';
import { smallPreload } from './scripts/front-build/small-preload.ts';
import { unusedRouterParts } from './scripts/front-build/unused-router-parts.ts';

/*
 * What every page of the shop loads comes in two files: dozens of small ones compress worse and arrive later. One of
 * them contains the entry, the root and the shop's frame (web/hydration/start-files.ts). The libraries have one of their
 * own, which a visitor keeps from one version of the shop to the next.
 */
const libraries = /node_modules\/(react-router|react|react-dom|scheduler|cookie|set-cookie-parser)\//;

const ofEveryPage = [
  'web/(entry\\.client|root)\\.',
  'web/ui/(button|gesture|icon|icon-button|picture|price|dialog|field|text-field|select-field|chip|pager)\\.',
  'web/ui/(empty-state|skeleton|toast|toaster|use-modal|join-classes|visually-hidden)\\.',
  'web/requests/(?!send-file|send-of-page|wait-for-shop|ask|next-pages)',
  'web/layout/(?!admin|look-|typefaces)',
  'web/hydration/(?!written-fields)',
  'web/frames/(?!admin|closed-note|search-suggestions|panel-hover|loading-shape|owner-menu)',
  'web/session/(?!require-user|fetch-person|personal-style)',
  'web/bag/(bag|bag-store|bag-guard|bag-amounts|refusal-words)\\.ts$',
  // The landing shares it with its later blocks: else it would be one more file for the landing.
  'web/landing/banner-picture\\.',
  'web/ui/(sticky-bar|later-picture|use-soon|stars)\\.',
  'web/reviews/review-words\\.',
  'web/(product-card/|catalogue/gender-words\\.)',
  'web/accounts/login-notice\\.',
  'web/(client-state/|wishlist/heart\\.|links/back-address\\.|seo/page-meta\\.|interrupted/interrupted-forms\\.)',
  'messages/',
  'contract/(look|shop|shop-time|texts|money|price-words|pictures|bag-rule|bag-breach|session-mark|email-pattern|email-words)\\.',
];

/*
 * What forms share, and the rules of their fields with zod. Every page carries a list of all files, so that a few small
 * ones fewer make each page lighter.
 */
const forms =
  /\/(web\/(forms\/(form-alert|form-text|use-first-wrong|use-form|use-refused)|unsaved\/is-other|ui\/check-field)|contract\/reviews\.texts)\./;
const conflicts = /\/web\/forms\/(conflict-|field-conflicts|use-form-conflict)/;
const schemas = /node_modules\/zod\/|\/contract\/(endpoint|fields|refusal-words)\.|\/web\/forms\/schema-errors\./;

/** What the pages of the back office share: their lists, headings and texts. */
const desk =
  /\/web\/(desk-list\/(?!lists\.resource)|ui\/(admin-page|on-enter|table)\.|forms\/save-bar\.|layout\/admin-links\.|page-desk\/page-words\.|rich-text\/late-rich-text-editor\.|links\/return-address\.|people\/person-words\.)|\/contract\/(few-units|html-text|most-counted|back-office\.texts)\./;
/** What the bag's page, its panel, the step before the payment and a product's details share. */
const bag =
  /\/(web\/(bag\/(use-fresh-bag|bag-edits|bag-lines|bag-changes|bag-totals|checkout-lines)\.|delivery\/(?!place-fields|delivery-quote))|contract\/(checkout\.texts|delivery-(words|rate|offers|zone)|postal-code)\.)/;
const orders = /\/(web\/(order-words\/|orders\/(order-status-mark|unpaid-order)\.)|contract\/name-with-color\.)/;
/** What a product's page loads after it works, else in a file for each of a dozen small modules. */
const reviews =
  /\/web\/(reviews\/(review-(form|rules|actions|entry|draft)|comment-field|new-review|rating-summary|product-reviews)|ui\/(stars-picker|disclosure|written)|catalogue\/(recently-seen|seen-store|product-info|other-products))\./;
/** What the pages of an account share. */
const account =
  /\/(web\/(ui\/password-field|accounts\/(account-heading|account-main|social-channel|strength-hint|registration-values))|contract\/((registration|account)\.texts|password-strength))\./;
/** The shapes of pages while they load. */
const shapes =
  /\/web\/(frames\/loading-shape|catalogue\/loading-screens|accounts\/account-shapes|orders\/order-(shapes|columns)|reviews\/reviews-shape|wishlist\/(wishlist-shape|favourites-look))\./;

const shop = new RegExp(ofEveryPage.map((path) => `/${path}`).join('|'));

export default defineConfig({
  plugins: [
    chunkModules,
    inlineMessages,
    pageFacts,
    smallPreload,
    pageOfPage,
    staticLinks,
    reactModules,
    unusedRouterParts,
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The router's warnings for developers.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 2 },
                { name: 'shop', test: shop, priority: 1 },
                { name: 'schemas', test: schemas, priority: 1 },
                { name: 'forms', test: forms, priority: 1 },
                { name: 'bag', test: bag, priority: 1 },
                { name: 'orders', test: orders, priority: 1 },
                { name: 'conflicts', test: conflicts, priority: 1 },
                { name: 'desk', test: desk, priority: 1 },
                { name: 'account', test: account, priority: 1 },
                { name: 'shapes', test: shapes, priority: 1 },
                // Last: a group takes also what its modules import, if no group before it does.
                { name: 'reviews', test: reviews, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server's entry hands out the page renderer; main/ joins it with the API.
    ssr: { build: { rolldownOptions: { input: './web/server.ts' } } },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
});
