import { useId, useState, type ReactNode } from 'react';
import type { ShownLetter } from '#contract/mail/letter-desk.ts';
import { t } from '#messages/messages.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';

const styleElement = /<style>([\s\S]*?)<\/style>/;

/** How a preview is shown. */
type PreviewLook = { readonly isNarrow: boolean; readonly isDark: boolean };

/**
 * Returns an e-mail as a page for a frame: its own rules for dark colours and narrow windows are applied to its elements,
 * because the page's content security policy admits no style sheet in the frame, and because they follow the choice here
 * instead of the device. Links open nothing.
 */
function previewPage(html: string, look: PreviewLook): string {
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

type LetterPreviewProps = {
  readonly shown: ShownLetter;
  readonly isBusy: boolean;
  /** True while the typed texts cannot be sent: then the last ones that could are shown. */
  readonly isOld: boolean;
  readonly notice: ReactNode;
};

/** The e-mail as it arrives, with examples: wide or as on a phone, in light or dark colours, or as plain text. */
export function LetterPreview({ shown: { sender, subject, html, text }, isBusy, isOld, notice }: LetterPreviewProps) {
  const [width, setWidth] = useState<Width>('phone');
  const [colours, setColours] = useState<Colours>('light');
  const isAlive = useIsAlive();
  return (
    <section aria-label={t('letters.preview')} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-small font-medium">{t('letters.preview')}</h2>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Choice label={t('letters.width')} options={widths} chosen={width} onChoose={setWidth} />
          <Choice label={t('letters.colors')} options={schemes} chosen={colours} onChoose={setColours} />
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-stone">{t('letters.from')}</dt>
        <dd className="wrap-anywhere">{sender}</dd>
        <dt className="text-stone">{t('letters.subject')}</dt>
        <dd className="wrap-anywhere" data-preview-subject="">
          {subject}
        </dd>
      </dl>
      {isOld && <p className="text-small text-stone">{t('letters.lastGoodText')}</p>}
      {notice}
      <div
        role="region"
        aria-label={t('letters.emailWithExamples')}
        tabIndex={0}
        className={joinClasses('overflow-x-auto rounded-soft border border-line', isBusy && 'opacity-60')}
      >
        {isAlive ? (
          <iframe
            title={t('letters.theEmail')}
            sandbox=""
            srcDoc={previewPage(html, { isNarrow: width === 'phone', isDark: colours === 'dark' })}
            className={joinClasses(frame, width === 'phone' ? 'max-w-96' : 'min-w-150')}
          />
        ) : (
          <div className={frame} />
        )}
      </div>
      <details className="text-small">
        <summary className="min-h-11 cursor-pointer content-center">{t('letters.asText')}</summary>
        <pre className="mt-2 rounded-soft border border-line bg-sheet p-4 font-sans wrap-anywhere whitespace-pre-wrap">
          {text}
        </pre>
      </details>
    </section>
  );
}

const frame = 'mx-auto block h-[70dvh] w-full';

const widths = { phone: t('letters.phone'), wide: t('letters.computer') } as const;
const schemes = { light: t('letters.light'), dark: t('letters.dark') } as const;

type Width = keyof typeof widths;
type Colours = keyof typeof schemes;

type ChoiceProps<Name extends string> = {
  readonly label: string;
  readonly options: Readonly<Record<Name, string>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
};

function Choice<Name extends string>({ label, options, chosen, onChoose }: ChoiceProps<Name>) {
  const group = useId();
  const isName = (name: string): name is Name => name in options;
  return (
    <fieldset className="flex">
      <legend className="sr-only">{label}</legend>
      {Object.keys(options)
        .filter(isName)
        .map((name) => (
          <label
            key={name}
            className="grid min-h-9 cursor-pointer place-items-center border border-edge px-3 text-small first-of-type:rounded-l-soft last-of-type:rounded-r-soft not-first-of-type:border-l-0 has-checked:bg-ink has-checked:text-sheet has-focus-visible:outline-2 max-md:min-h-11"
          >
            <input
              type="radio"
              name={group}
              checked={chosen === name}
              onChange={() => onChoose(name)}
              className="sr-only"
            />
            {options[name]}
          </label>
        ))}
    </fieldset>
  );
}
