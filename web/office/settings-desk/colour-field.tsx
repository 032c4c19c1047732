import { t } from '#messages/messages.ts';
import { contrastWords, hexPattern, leastContrast, nearestShade } from '#contract/core/shop/colour-contrast.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { formatWholePrice } from '#contract/core/money/price-words.ts';
import { Button } from '#web/core/ui/button.tsx';
import { controlLook, Field, useField } from '#web/core/ui/field.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';

type ColourFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly disabled: boolean;
  /** The grounds on which text in the colour is read. */
  readonly against: readonly string[];
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

/** A colour, picked or typed. One with which text is hard to read is shown beside its nearest shade with which it is not. */
export function ColourField(props: ColourFieldProps) {
  const { name, label, hint, error, value, disabled, against, onChange, onBlur } = props;
  const { id, control } = useField({ error, hint });
  const typed = value.trim().toLowerCase();
  const colour = hexPattern.test(typed) ? typed : undefined;
  const shade = colour && nearestShade(colour, against);
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="color"
          aria-label={t('settings-desk.choose', { label })}
          value={colour ?? '#000000'}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          className="size-11 cursor-pointer rounded-soft border border-edge bg-sheet p-1"
        />
        <div className="w-32">
          <input
            {...control}
            name={name}
            value={value}
            disabled={disabled}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            maxLength={7}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
            className={joinClasses(controlLook, 'tabular-nums')}
          />
        </div>
        {colour && (
          <p className="text-small text-stone tabular-nums">
            {t('settings-desk.contrast', { contrast: contrastWords(leastContrast(colour, against)) })}
          </p>
        )}
      </div>
      {colour && shade && shade !== colour && (
        <div className="flex flex-wrap items-center gap-3 rounded-soft border border-line p-3">
          <Swatch colour={colour} />
          <span className="text-small text-stone">{t('settings-desk.nearestReadable')}</span>
          <Sample colour={shade} />
          <Button tone="outline" size="small" className="min-h-11" disabled={disabled} onClick={() => onChange(shade)}>
            {t('settings-desk.useShade', { shade })}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** The chosen colour, without text: that could not be read. */
function Swatch({ colour }: { readonly colour: string }) {
  return (
    <span aria-hidden="true" className="size-8 rounded-soft border border-line" style={{ backgroundColor: colour }} />
  );
}

/** A readable colour as text and as a ground of text, for eyes only: its number is told as text. */
function Sample({ colour }: { readonly colour: string }) {
  return (
    <span aria-hidden="true" className="flex overflow-hidden rounded-soft border border-line text-small font-medium">
      <span className="bg-paper px-3 py-1.5" style={{ color: colour }}>
        {formatWholePrice(fromDecimal(18_990))}
      </span>
      <span className="px-3 py-1.5 text-sheet" style={{ backgroundColor: colour }}>
        {t('settings-desk.offer')}
      </span>
    </span>
  );
}
