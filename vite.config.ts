import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/*
 * What every page of the shop loads comes in two files: dozens of small ones compress worse and arrive later. The
 * libraries have one of their own, which a visitor keeps from one version of the shop to the next.
 */
const libraries = /node_modules\/(react-router|react|react-dom|scheduler|cookie|set-cookie-parser)\//;

const ofEveryPage = [
  'web/ui/(button|icon|icon-button|picture|price|dialog|field|text-field|select-field|chip|pager)\\.',
  'web/ui/(empty-state|skeleton|toast|toaster|use-modal|join-classes|visually-hidden)\\.',
  'web/requests/(?!send-file)',
  'web/layout/(?!admin)',
  'web/hydration/(?!written-fields)',
  'web/frames/(?!admin|search-suggestions)',
  'web/session/(session-user|session-watch|session-mark|use-person-round)\\.',
  'web/bag/(bag|bag-store|bag-guard|refusal-words)\\.ts$',
  'web/(product-card/|catalogue/gender-words\\.)',
  'web/accounts/login-notice\\.',
  'web/(client-state/|wishlist/heart\\.|links/back-address\\.|seo/page-meta\\.|interrupted/interrupted-forms\\.)',
  'contract/(texts|money|price-words|pictures|bag-rule|session-mark)\\.',
];
/** What a product's page has beyond that, else in a file for each of six small modules. */
const ofProducts = [
  'web/ui/(stars|disclosure)\\.',
  'web/reviews/review-words\\.',
  'web/(bag/gesture|.*/written)\\.',
  'contract/shop-time\\.',
];
const product = new RegExp(ofProducts.map((path) => `/${path}`).join('|'));

const shop = new RegExp(ofEveryPage.map((path) => `/${path}`).join('|'));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 2 },
                { name: 'shop', test: shop, priority: 1 },
                { name: 'product', test: product, priority: 1 },
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
