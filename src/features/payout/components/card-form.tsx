import { useTranslation } from 'react-i18next';
import { SkeletonBars, TextField } from '@/ui';
import { HelpLink } from '@/ui/feedback/help-link';
import { Form, SubmitPart } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { CARD_LENGTHS } from '../card-model';
import { useCertifiedName } from '../queries';
import { useCardForm, type CardFormProps } from '../use-card-form';
import { CardWarnings } from './card-warnings';
import { CheckSheet } from './check-sheet';
import { Warning } from './warning';

/** The shape of seven fields and a button. */
const HEIGHTS = ['h-18', 'h-18', 'h-18', 'h-18', 'h-18', 'h-18', 'h-18', 'h-14'] as const;

const CODE = {
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
const NAME = { autoComplete: 'off', autoCapitalize: 'words', autoCorrect: 'off' } as const;

/** The fields between the holder and the IBAN, in their order. */
const FIELDS = [
  { name: 'bank', input: NAME },
  { name: 'number', input: CODE },
  { name: 'branch', input: NAME },
  { name: 'place', input: NAME },
  { name: 'swift', input: CODE },
] as const;

const Fields = (props: {
  readonly state: ReturnType<typeof useCardForm>;
  readonly certifiedName: string;
  readonly listPath: string;
}) => {
  const { t } = useTranslation('payout');
  const { form, problems, isSaved } = props.state;
  return (
    <>
      <div className="flex flex-col gap-2">
        <FormField form={form} name="holder">
          {(field) => (
            <TextField
              {...field}
              {...NAME}
              label={t('card.holder')}
              hint={t('card.holderHint')}
              maxLength={CARD_LENGTHS.holder}
            />
          )}
        </FormField>
        <Warning>
          {problems.otherName ? t('card.otherName', { name: props.certifiedName }) : undefined}
        </Warning>
      </div>
      {FIELDS.map(({ name, input }) => (
        <div key={name} className="flex flex-col gap-2">
          <FormField form={form} name={name}>
            {(field) => (
              <TextField
                {...field}
                {...input}
                label={t(`card.${name}`)}
                maxLength={CARD_LENGTHS[name]}
              />
            )}
          </FormField>
          {name === 'number' && isSaved && <HelpLink text={t('title')} to={props.listPath} />}
        </div>
      ))}
      <div className="flex flex-col gap-2">
        <FormField form={form} name="iban">
          {(field) => (
            <TextField {...field} {...CODE} label={t('card.iban')} maxLength={CARD_LENGTHS.iban} />
          )}
        </FormField>
        <Warning>{problems.wrongIban ? t('card.ibanWrong') : undefined}</Warning>
      </div>
    </>
  );
};

const Loaded = (props: CardFormProps) => {
  const { t } = useTranslation('payout');
  const state = useCardForm(props);
  const { form, checked, flow } = state;
  const optional = (['branch', 'place', 'swift', 'iban'] as const).map(
    (name) =>
      (checked?.[name] ?? '') !== '' && { label: t(`card.${name}Name`), value: checked?.[name] },
  );
  return (
    <>
      <Form form={form} label={t('card.title')} onChecked={state.proceed}>
        <Fields state={state} certifiedName={props.certifiedName} listPath={props.listPath} />
        <p className="text-label text-ink-3">{t('card.unstored')}</p>
        <SubmitPart form={form} label={t('continue')} isBusy={false} />
      </Form>
      {checked !== undefined && (
        <CheckSheet
          open
          onClose={state.change}
          onSave={state.save}
          flow={flow}
          kind="bank"
          number={checked?.number ?? ''}
          items={[
            { label: t('card.holder'), value: checked?.holder },
            { label: t('card.bank'), value: checked?.bank },
            ...optional,
          ]}
          warning={<CardWarnings card={checked} certifiedName={props.certifiedName} />}
        />
      )}
    </>
  );
};

/** Saves a bank card that withdrawals go to, after a look at the whole of it. */
export const AddBankCard = (props: Omit<CardFormProps, 'certifiedName'>) => {
  const name = useCertifiedName();
  return name.value === undefined ? (
    <SkeletonBars heights={HEIGHTS} />
  ) : (
    <Loaded {...props} certifiedName={name.value} />
  );
};
