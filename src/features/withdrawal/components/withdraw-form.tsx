import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerRefusal } from '@/api/refusals';
import type { Screen } from '@/domain/screens/screens';
import { formatAmount, parseInteger } from '@/domain/format/numbers';
import { ActionBar, Button, ChipGroup, Segmented } from '@/ui';
import { choose, startWith, type WithdrawalDraft } from '../draft';
import { refusedBefore, wasPaidTo, type FormState } from '../form';
import type { Destination, RouteTerms } from '../model';
import type { WithdrawalData } from '../queries';
import type { FormRefusal } from '../use-withdraw';
import { AmountPart, FirstTime } from './amount-part';
import { BesideDestination, type RenderWarnings } from './beside-destination';
import { DestinationPart, NotPaid, RefusedBefore } from './destination-part';

const KINDS = ['wallet', 'bank'] as const;

/** Props of the form. */
export interface WithdrawFormProps {
  readonly data: WithdrawalData;
  readonly draft: WithdrawalDraft;
  readonly state: FormState;
  /** The server's refusal of the draft, in words. */
  readonly refused: ServerRefusal<FormRefusal['field']> | undefined;
  readonly onChange: (draft: WithdrawalDraft) => void;
  readonly onReview: () => void;
  readonly gatePath: (step: Screen) => string;
  readonly renderWarnings: RenderWarnings;
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

/** The screen that saves a destination of the chosen kind and currency, and leads back with it chosen. */
const addPathOf = ({ draft, data, gatePath }: WithdrawFormProps): string => {
  const step = draft.kind === 'bank' ? 'addBankCard' : 'addAddress';
  return `${gatePath(step)}&currency=${data.terms.currencyId}&kind=${draft.kind}`;
};

/** What to know about the chosen destination before anything is sent there. */
const AboutDestination = (
  props: WithdrawFormProps & { readonly destination: Destination; readonly route: RouteTerms },
) => {
  const { data, draft, onChange, destination, route } = props;
  const refusedRecord = refusedBefore(data.records, destination);
  const isNew = refusedRecord === undefined && !wasPaidTo(data.records, destination);
  return (
    <>
      {refusedRecord !== undefined && <RefusedBefore record={refusedRecord} />}
      {isNew && draft.amount !== route.minimum && (
        <FirstTime
          terms={data.terms}
          minimum={route.minimum}
          onUse={() => onChange({ ...draft, amount: route.minimum })}
        />
      )}
    </>
  );
};

/** Where the money goes, and what stands against it. */
const WherePart = (props: WithdrawFormProps & { readonly isChecked: boolean }) => {
  const { t } = useTranslation('withdrawal');
  const { data, draft, state, onChange, refused } = props;
  const { destination, route } = state;
  const isMissing = props.isChecked && destination === undefined;
  return (
    <>
      <DestinationPart
        draft={draft}
        chosenId={destination?.id}
        destinations={data.destinations}
        terms={data.terms}
        error={
          (refused?.field === 'destination' ? refused.key : undefined) ??
          (isMissing ? t('choose') : undefined)
        }
        onChoose={(chosen) => onChange(choose(draft, chosen))}
        addPath={addPathOf(props)}
      />
      {destination !== undefined && route === undefined && (
        <NotPaid destination={destination} terms={data.terms} />
      )}
      <BesideDestination>
        {destination !== undefined && route !== undefined && props.renderWarnings(destination)}
      </BesideDestination>
      {destination !== undefined && route !== undefined && (
        <AboutDestination {...props} destination={destination} route={route} />
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
