import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineMessages } from './scripts/front-build/inline-messages.ts';
import { pageOfPage } from './scripts/front-build/page-of-page.ts';
import { pageFacts } from './scripts/front-build/page-facts.ts';
import { reactModules } from './scripts/front-build/react-modules.ts';
import { smallPreload } from './scripts/front-build/small-preload.ts';
import { unusedRouterParts } from './scripts/front-build/unused-router-parts.ts';

/*
 * What every page of the shop loads comes in two files: dozens of small ones compress worse and arrive later. One of
 * them contains the entry, the root and the shop's frame (web/core/hydration/start-files.ts). The libraries have one of their
 * own, which a visitor keeps from one version of the shop to the next.
 */
const libraries = /node_modules\/(react-router|react|react-dom|scheduler|cookie|set-cookie-parser)\//;

const ofEveryPage = [
  'web/(entry\\.client|root)\\.',
  'web/core/ui/(button|gesture|icon|icon-button|picture|price|dialog|field|text-field|select-field|chip|pager)\\.',
  'web/core/ui/(empty-state|skeleton|toast|toaster|use-modal|join-classes|visually-hidden)\\.',
  'web/core/requests/(?!send-file|send-of-page|wait-for-shop|ask|next-pages)',
  'web/core/layout/(?!admin|look-|typefaces)',
  'web/core/hydration/(?!written-fields)',
  'web/frames/(?!admin|closed-note|search-suggestions|panel-hover|loading-shape|owner-menu)',
  'web/core/session/(?!require-user|fetch-person|personal-style)',
  'web/sales/bag/(bag|bag-store|bag-guard|bag-amounts|refusal-words)\\.ts$',
  // The landing shares it with its later blocks: else it would be one more file for the landing.
  'web/site/home/banner-picture\\.',
  'web/core/ui/(sticky-bar|later-picture|use-soon|stars)\\.',
  'web/marketing/reviews/review-words\\.',
  'web/(core/product-card/|goods/products/gender-words\\.)',
  'web/people/accounts/login-notice\\.',
  'web/core/(client-state/|links/back-address\\.|seo/page-meta\\.|interrupted/interrupted-forms\\.)',
  'web/marketing/wishlist/heart\\.',
  'messages/',
  'contract/core/(shop/(look|shop|pictures|session-mark)|time/shop-time|texts/texts|money/(money|price-words)|fields/email-(pattern|words))\\.',
  'contract/sales/checkout/bag-(rule|breach)\\.',
];

/*
 * What forms share, and the rules of their fields with zod. Every page carries a list of all files, so that a few small
 * ones fewer make each page lighter.
 */
const forms =
  /\/(web\/core\/(forms\/(form-alert|form-text|use-first-wrong|use-form|use-refused)|unsaved\/is-other|api-client\/action-outcome|ui\/(check|options|text-area)-field)|contract\/marketing\/reviews\.texts)\./;
const conflicts = /\/web\/core\/forms\/(conflict-|field-conflicts|field-specs|use-form-conflict)/;
const schemas =
  /node_modules\/zod\/|\/contract\/core\/(protocol\/(endpoint|refusal-words)|fields\/fields)\.|\/web\/core\/forms\/schema-errors\./;

/** What the forms of the back office share, which load the schemas. */
const kit =
  /\/web\/core\/(form-kit\/|forms\/(form-of|most-characters|form-block|show-first-wrong)\.|saved-form\/|interrupted\/use-interrupted|ui\/choice-field\.|rich-text\/rich-text-field\.)/;
/** What the pages of the back office share: their lists, headings and texts. */
const desk =
  /\/web\/(core\/(desk-list\/(?!lists\.resource)|ui\/(admin-page|on-enter|table)\.|forms\/save-bar\.|layout\/admin-links\.|rich-text\/late-rich-text-editor\.|links\/return-address\.)|site\/page-desk\/page-words\.|people\/person-words\.)|\/contract\/(goods\/few-units|core\/(fields\/(html-text|most-counted)|texts\/back-office\.texts))\./;
/** What the bag's page, its panel, the step before the payment and a product's details share. */
const bag =
  /\/(web\/(sales\/bag\/(use-fresh-bag|bag-edits|bag-lines|bag-changes|bag-totals|checkout-lines)\.|delivery\/offers\/(?!place-fields|delivery-quote))|contract\/(sales\/checkout\/checkout\.texts|delivery\/delivery-(words|rate|offers|zone)|core\/fields\/postal-code)\.)/;
const orders =
  /\/(web\/sales\/(order-words\/|orders\/(order-status-mark|unpaid-order)\.)|contract\/goods\/name-with-color\.)/;
/** What a product's page loads after it works, else in a file for each of a dozen small modules. */
const reviews =
  /\/web\/(marketing\/reviews\/(review-(form|rules|actions|entry|draft)|comment-field|new-review|rating-summary|product-reviews)|core\/ui\/(stars-picker|disclosure|written)|goods\/products\/(recently-seen|seen-store|product-info|other-products))\./;
/** What the pages of an account share. */
const account =
  /\/(web\/(core\/ui\/password-field|people\/accounts\/(account-heading|account-main|social-channel|strength-hint|registration-values))|contract\/people\/((registration|account)\.texts|password-strength))\./;
/** The shapes of pages while they load. */
const shapes =
  /\/web\/(frames\/loading-shape|goods\/products\/loading-screens|people\/accounts\/account-shapes|sales\/orders\/order-(shapes|columns)|marketing\/(reviews\/reviews-shape|wishlist\/(wishlist-shape|favourites-look)))\./;

const shop = new RegExp(ofEveryPage.map((path) => `/${path}`).join('|'));

export default defineConfig({
  plugins: [
    inlineMessages,
    pageFacts,
    smallPreload,
    pageOfPage,
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
                { name: 'kit', test: kit, priority: 1 },
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
