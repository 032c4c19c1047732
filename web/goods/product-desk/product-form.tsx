import { t } from '#messages/messages.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { href, useNavigate, useNavigation } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import type { Attribute } from '#contract/goods/attributes/attributes.ts';
import type { DeskProduct } from '#contract/goods/desk-product.ts';
import type { PriceFacts } from '#contract/goods/product-desk.ts';
import type { GivingCampaign } from '#contract/marketing/campaigns/campaigns.ts';
import type { Category } from '#contract/goods/products.ts';
import type { Conflict } from '#contract/core/protocol/row-version.ts';
import { useSubmission } from '#web/core/requests/use-submission.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { GarmentFacts, type GarmentDuties } from './garment-facts.tsx';
import type { GarmentChoices } from './garment-specs.ts';
import { GarmentFields } from './garment-fields.tsx';
import { InfoFields } from './info-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { ProductState } from './product-state.tsx';
import { SaveBar, unsavedNote } from '#web/core/forms/save-bar.tsx';
import { PictureFields } from './picture-fields.tsx';
import { returning, useReturn } from '#web/core/links/return-address.ts';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { useFormConflict } from '#web/core/forms/use-form-conflict.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { useInterruptedForm } from '#web/core/interrupted/use-interrupted-form.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { afterSaving, productForm, valuesOf, type ProductRules, type ProductValues } from './product-values.ts';
import { showFirstWrong } from '#web/core/forms/show-first-wrong.ts';
import { useAfterUploads } from './use-after-uploads.ts';
import { pendingField, type PendingField } from './wrong-places.ts';
import { SizeFields } from './size-fields.tsx';
import { VideoFields } from './video-fields.tsx';

const formTexts = backOfficeTexts.productForm;

/** The outcome of a save: the product as it is stored, or what is wrong; `errors` by path. */
export type ProductOutcome =
  | { readonly isDone: true; readonly product: DeskProduct }
  | {
      readonly isDone: false;
      readonly detail: string;
      readonly errors: FieldErrors;
      readonly conflict: Conflict<DeskProduct> | null;
    };

type ProductFormProps = {
  /** The initial values of the form, which clearing it restores. */
  readonly start: ProductValues;
  /** The version of the product to change. */
  readonly version?: number;
  readonly rules: ProductRules;
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
  readonly duties: GarmentDuties;
  readonly choices: GarmentChoices;
  /** The addresses for uploads. */
  readonly uploads: { readonly pictures: string; readonly videos: string };
  /** What the price before an offer follows from; null where it is typed, and of a product that is new. */
  readonly prices?: PriceFacts | null;
  /** The campaign that gives it its present price. */
  readonly campaign?: GivingCampaign | null;
  readonly outcome: ProductOutcome | undefined;
  readonly isBusy: boolean;
};

/**
 * The form of a product, new or existing: errors are shown as fields are left, and all of them on submit. An existing one
 * can be saved once something has changed.
 */
export function ProductForm(props: ProductFormProps) {
  const { start, version, rules, categories, attributes, duties, choices, uploads, outcome } = props;
  const { isBusy, prices = null, campaign = null } = props;
  const { submit, notice } = useSubmission({
    what: rules === 'new' ? t('product-desk.notCreated') : t('product-desk.notSaved'),
    check: rules === 'new' ? t('product-desk.checkList') : undefined,
  });
  const navigate = useNavigate();
  const back = useReturn(rules === 'new' ? href('/admin') : href('/admin/allproducts'));
  const element = useRef<HTMLFormElement>(null);
  const { isHeld, hold, onUpload } = useAfterUploads(element);
  const versions = useFormConflict({
    start: { values: start, version },
    conflict: outcome?.isDone === false ? outcome.conflict : null,
    valuesOf,
  });
  const { opened } = versions;
  const of = productForm(categories, rules, choices);
  const form = useForm({
    start,
    errorsOf: of.errorsOf,
    refused: outcome?.isDone === false ? outcome.errors : undefined,
  });
  const { values, wrong, shown, change, showAll, restart } = form;
  const [sent, setSent] = useState(start);
  const [round, setRound] = useState(0);
  const [alert, setAlert] = useState<string>();
  const [forgotten, setForgotten] = useState<PendingField>();
  const [lastOutcome, setLastOutcome] = useState(outcome);
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    if (outcome?.isDone === false && !outcome.conflict) setAlert(outcome.detail);
    if (outcome?.isDone && rules === 'modified') settle(outcome.product);
  }
  useInterruptedForm({ name: 'product', valuesIn: of.keptIn, form, versions, fill });
  // Before the page has its data anew, a question about other unsaved forms would vanish by itself.
  const isSettled = useNavigation().state === 'idle';
  const left = useRef<ProductOutcome>(undefined);
  useEffect(() => {
    if (!outcome?.isDone || !isSettled || outcome === left.current) return;
    left.current = outcome;
    toast(rules === 'new' ? formTexts.created : formTexts.updated);
    void navigate(back, returning);
  }, [outcome, isSettled, rules, navigate, back]);

  // What is created is left for the list; an existing product may stay, because of other unsaved forms of its page.
  const isCreated = rules === 'new' && outcome?.isDone === true;
  const isChanged = isOther(values, opened.values) && !isCreated;
  const { question, discard } = useUnsaved(isChanged && !isBusy);

  function send(event: FormEvent) {
    event.preventDefault();
    if (hold()) return;
    showAll();
    const pending = pendingField(element.current);
    setForgotten(pending);
    const isWrong = Object.keys(wrong).length > 0;
    setAlert(isWrong ? formTexts.incomplete : undefined);
    if (isWrong || pending) showFirstWrong(element.current);
    else save(values);
  }

  function save(given: ProductValues, openedAs = opened.version) {
    setSent(given);
    const body = { ...of.sentOf(given), ...(openedAs === undefined ? {} : { version: openedAs }) };
    void submit(structuredClone(body), { method: 'post', encType: 'application/json' });
  }

  /** Makes what is stored the base of the form. */
  function settle(product: DeskProduct) {
    const stored = valuesOf(product);
    versions.reopen({ values: stored, version: product.version });
    change(afterSaving(sent, values, stored));
  }

  function fill(given: ProductValues) {
    setAlert(undefined);
    setForgotten(undefined);
    restart(given);
    setRound(round + 1);
  }

  const isNew = rules === 'new';
  const unsaved = isChanged ? unsavedNote : undefined;
  const note = isHeld ? t('product-desk.savedAfterUploads') : unsaved;
  return (
    <form
      ref={element}
      onSubmit={send}
      noValidate
      className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid min-w-0 gap-4">
        <GarmentFields of={of} form={form} categories={categories} round={round} />
        <PictureFields
          pictures={values.images}
          error={shown('images')}
          uploadTo={uploads.pictures}
          isForgotten={forgotten === 'picture'}
          onUpload={onUpload}
          onChange={(changed) => change((before) => ({ images: changed(before.images) }))}
        />
        <VideoFields
          video={values.video}
          errors={{ video: shown('video.path'), poster: shown('video.poster') }}
          uploads={uploads}
          onUpload={onUpload}
          onChange={(changed) => {
            change((before) => ({ video: changed(before.video) }));
            form.forgive('video.path', 'video.poster');
          }}
        />
        <FormBlock title={t('product-desk.information')}>
          <InfoFields info={values.info} onChange={(info) => change({ info })} />
        </FormBlock>
        <AttributeFields
          attributes={attributes}
          given={values.attributes}
          errors={wrong}
          onChange={(given) => change({ attributes: given })}
        />
        <GarmentFacts of={of} form={form} duties={duties} />
      </div>
      <div className="grid min-w-0 gap-4">
        <ProductState values={values} rules={rules}>
          <FormFields of={of} form={form} names={['state', 'publishAt']} />
        </ProductState>
        <PriceFields
          of={of}
          form={form}
          facts={prices}
          hasRates={(choices.vat?.rates.length ?? 0) > 1}
          campaign={campaign}
        />
        <FormBlock title={t('product-desk.delivery')}>
          <FormFields of={of} form={form} names={['weight']} />
        </FormBlock>
        <SizeFields
          sizes={values.variants}
          errors={wrong}
          isForgotten={forgotten === 'size'}
          onChange={(variants) => change({ variants })}
        />
      </div>
      {notice && <div className="col-span-full">{notice}</div>}
      {(isNew || isChanged) && (
        <SaveBar note={note} alert={isHeld ? undefined : alert}>
          <Button tone="outline" onClick={() => discard(() => fill(opened.values))}>
            {isNew ? formTexts.clear : t('product-desk.discard')}
          </Button>
          <Button type="submit" busy={isBusy || isHeld}>
            {isNew ? t('product-desk.create') : t('product-desk.saveChanges')}
          </Button>
        </SaveBar>
      )}
      {question}
      <ConflictChoice
        of={versions}
        words={of.fields}
        typed={values}
        onChosen={(chosen, metVersion) => {
          change(chosen);
          setRound(round + 1);
          save(chosen, metVersion);
        }}
      />
    </form>
  );
}
