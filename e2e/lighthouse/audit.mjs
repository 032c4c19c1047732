// Runs Lighthouse against one address and prints {category: score of 100} and what cost points. In a process of its own,
// with packages of its own: `node audit.mjs ADDRESS CHROMIUM ARGUMENT…`.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [address = '', chromePath = '', ...chromeFlags] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags], logLevel: 'silent' });
try {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories, logLevel: 'silent' });
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  const lost = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  const words = lost.map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
  process.stdout.write(JSON.stringify({ scores: Object.fromEntries(scores), lost: words }));
} finally {
  chrome.kill();
}
