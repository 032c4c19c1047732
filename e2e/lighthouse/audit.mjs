// Runs Lighthouse against one address and prints {category: score of 100}, the failed audits, and the machine's speed
// during the run. It is its own process with its own packages: `node audit.mjs ADDRESS SLOWDOWN SKIPPED CHROMIUM ARGUMENT…`,
// where SKIPPED is an audit to leave out, or empty.
import { launch } from 'chrome-launcher';
import lighthouse, { defaultConfig } from 'lighthouse';

const [address = '', slowdown = '4', skipped = '', chromePath = '', ...chromeFlags] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags], logLevel: 'silent' });
try {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const throttling = { ...defaultConfig.settings.throttling, cpuSlowdownMultiplier: Number(slowdown) };
  const skipAudits = skipped === '' ? [] : [skipped];
  const flags = { port: chrome.port, onlyCategories, skipAudits, throttling, logLevel: 'silent' };
  const { lhr } = await lighthouse(address, flags);
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  const lost = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  const words = lost.map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
  const speed = lhr.environment.benchmarkIndex;
  process.stdout.write(JSON.stringify({ scores: Object.fromEntries(scores), lost: words, speed }));
} finally {
  chrome.kill();
}
