import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, parseInteger } from '@/domain/format/numbers';
import { ActionBar, Button, ChipGroup, Segmented } from '@/ui';
import { startWith } from '../draft';
import { AmountPart } from './amount-part';
import { WherePart, type WherePartProps } from './where-part';

const KINDS = ['wallet', 'bank'] as const;

/** Props of the form. */
export interface WithdrawFormProps extends WherePartProps {
  readonly onReview: () => void;
}

/** Wallet or card, and the currency. A change of either leaves the destination that fits no more. */
const WayPart = ({ data, draft, onChange }: WithdrawFormProps) => {
  const { t } = useTranslation('withdrawal');
  const { currencies, terms } = data;
  return (
    <>
      <Segmented
        label={t('kind')}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind, destinationId: undefined })}
        options={KINDS.map((value) => ({ value, label: t(value) }))}
      />
      {currencies.length > 1 && (
        <ChipGroup
          label={t('currency')}
          value={`${terms.currencyId}`}
          onChange={(value) => onChange(startWith(draft, parseInteger(value) ?? terms.currencyId))}
          options={currencies.map(({ id, name }) => ({ value: `${id}`, label: name }))}
        />
      )}
    </>
  );
};

/** The form of a withdrawal. */
export const WithdrawForm = (props: WithdrawFormProps) => {
  const { t } = useTranslation('withdrawal');
  const { data, draft, state, onChange, refused } = props;
  const { terms } = data;
  const [isChecked, setChecked] = useState(false);
  const { destination, shownRoute, preview } = state;
  return (
    <div className="gutter">
      <section className="flex flex-col gap-4 rounded-card bg-surface p-4">
        <WayPart {...props} />
        <WherePart {...props} isChecked={isChecked} />
        <AmountPart
          amount={draft.amount}
          onChange={(amount) => onChange({ ...draft, amount })}
          terms={terms}
          route={shownRoute}
          refused={refused?.field === 'amount' ? refused.key : undefined}
        />
        <ActionBar>
          <Button
            block
            disabled={draft.amount === '' || (destination !== undefined && preview === undefined)}
            onClick={() => {
              setChecked(true);
              props.onReview();
            }}
          >
            {preview === undefined
              ? t('review')
              : t('submit', {
                  amount: formatAmount(preview.amount, terms.scale),
                  currency: terms.currency,
                })}
          </Button>
        </ActionBar>
      </section>
    </div>
  );
};
