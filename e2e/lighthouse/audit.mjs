// Runs Lighthouse against one address and prints {category: score of 100}, what cost points, and how fast this machine was
// meanwhile. In a process of its own, with packages of its own: `node audit.mjs ADDRESS SLOWDOWN CHROMIUM ARGUMENT…`.
import { launch } from 'chrome-launcher';
import lighthouse, { defaultConfig } from 'lighthouse';

const [address = '', slowdown = '4', chromePath = '', ...chromeFlags] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags], logLevel: 'silent' });
try {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const throttling = { ...defaultConfig.settings.throttling, cpuSlowdownMultiplier: Number(slowdown) };
  const flags = { port: chrome.port, onlyCategories, throttling, logLevel: 'silent' };
  const { lhr } = await lighthouse(address, flags);
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  const lost = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  const words = lost.map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
  const speed = lhr.environment.benchmarkIndex;
  process.stdout.write(JSON.stringify({ scores: Object.fromEntries(scores), lost: words, speed }));
} finally {
  chrome.kill();
}
