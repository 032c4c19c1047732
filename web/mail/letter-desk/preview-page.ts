const styleElement = /<style>([\s\S]*?)<\/style>/;

/** How a preview is shown. */
export type PreviewLook = { readonly isNarrow: boolean; readonly isDark: boolean };

/**
 * Returns an e-mail as a page for a frame: its own rules for dark colours and narrow windows are applied to its elements,
 * because the page's content security policy admits no style sheet in the frame, and because they follow the choice here
 * instead of the device. Links open nothing.
 */
export function previewPage(html: string, look: PreviewLook): string {
  const [element = '', css = ''] = styleElement.exec(html) ?? [];
  // Taken out before: even a parsed page that is not shown reports a style sheet that its policy does not admit.
  const page = new DOMParser().parseFromString(html.replace(element, ''), 'text/html');
  for (const rule of rulesOf(css, look)) applyRule(page, rule);
  const base = page.createElement('base');
  base.target = '_blank';
  page.head.prepend(base);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

function rulesOf(css: string, { isNarrow, isDark }: PreviewLook): readonly CSSStyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return [];
    const isWanted = rule.conditionText.includes('dark') ? isDark : isNarrow;
    return isWanted ? [...rule.cssRules].filter((one) => one instanceof CSSStyleRule) : [];
  });
}

function applyRule(page: Document, { selectorText, style }: CSSStyleRule): void {
  for (const element of page.querySelectorAll<HTMLElement>(selectorText)) {
    for (const property of style) element.style.setProperty(property, style.getPropertyValue(property));
  }
}
