import { useTranslation } from 'react-i18next';
import type { ServerRefusal } from '@/api/refusals';
import type { Screen } from '@/domain/screens/screens';
import { choose, type WithdrawalDraft } from '../draft';
import { refusedBefore, wasPaidTo, type FormState } from '../form';
import { isMemoUnsure, type Destination, type RouteTerms } from '../model';
import type { WithdrawalData } from '../queries';
import type { FormRefusal } from '../use-withdraw';
import { FirstTime } from './amount-part';
import { BesideDestination, type RenderWarnings } from './beside-destination';
import { DestinationPart, NotPaid, RefusedBefore, Warning } from './destination-part';

/** What the part about the destination has of the form. */
export interface WherePartProps {
  readonly data: WithdrawalData;
  readonly draft: WithdrawalDraft;
  readonly state: FormState;
  /** The server's refusal of the draft, in words. */
  readonly refused: ServerRefusal<FormRefusal['field']> | undefined;
  readonly onChange: (draft: WithdrawalDraft) => void;
  readonly gatePath: (step: Screen) => string;
  readonly renderWarnings: RenderWarnings;
}

/** The screen that saves or takes a destination of the chosen kind and currency, and leads back with it chosen. */
const addPathOf = ({ draft, data, gatePath }: WherePartProps): string => {
  const step = draft.kind === 'bank' ? 'addBankCard' : 'addAddress';
  const path = `${gatePath(step)}&currency=${data.terms.currencyId}&kind=${draft.kind}`;
  // What is saved there would not be listed: it is taken for this withdrawal alone.
  return draft.kind === 'wallet' && !data.hasAddressList ? `${path}&once=1` : path;
};

/** What to know about the chosen destination before anything is sent there. */
const AboutDestination = (
  props: WherePartProps & { readonly destination: Destination; readonly route: RouteTerms },
) => {
  const { data, draft, onChange, destination, route } = props;
  const refusedRecord = refusedBefore(data.records, destination);
  const isNew = !wasPaidTo(data.records, destination);
  const { t } = useTranslation('withdrawal');
  return (
    <>
      {isMemoUnsure(data.terms, destination) && <Warning text={t('memoUnsure')} />}
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
export const WherePart = (props: WherePartProps & { readonly isChecked: boolean }) => {
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
        isEntered={draft.kind === 'wallet' && !data.hasAddressList}
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
