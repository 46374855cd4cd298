import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import type { ServerRefusal } from '@/api/refusals';
import { isPositive } from '@/domain/money/decimal';
import { SCREENS } from '@/domain/screens/screens';
import { otherAccount } from '@/domain/transfer/transfer';
import { ActionBar, Button, ButtonLink, Gate, type GateReason } from '@/ui';
import {
  chosenOf,
  readDraft,
  type TransferCommand,
  type TransferCurrency,
  type TransferDraft,
} from '../model';
import type { Field } from '../refusals';
import { amountText } from '../use-transfer';
import { RouteCard } from './route-card';
import { TransferAmount } from './transfer-amount';
import { TransferFigures } from './transfer-figures';

/** Props of the form of a transfer. */
export interface TransferFormProps {
  readonly draft: TransferDraft;
  readonly onChange: (draft: TransferDraft) => void;
  readonly currencies: readonly TransferCurrency[];
  /** The server's refusal of the current values. */
  readonly refused: ServerRefusal<Field> | undefined;
  /** Why no money can leave the account; disables the button. */
  readonly blocked: GateReason | undefined;
  /** True while a command is being sent and no sheet shows it. */
  readonly isSending: boolean;
  readonly onStage: (command: TransferCommand) => void;
}

/**
 * The text of a refused amount. An account that shows enough and still refuses has an earlier loss to cover first, which
 * no call tells of.
 */
const useRefusalText = (): ((refusal: ServerRefusal<Field>) => string) => {
  const { t } = useTranslation('transfer');
  return ({ key }) => (key === 'account_insufficient' ? t('owed') : keyText(key));
};

/** Says that the account holds nothing. Money gets into the coin account first; the other one is filled from there. */
const Nothing = ({ from }: Pick<TransferDraft, 'from'>) => {
  const { t } = useTranslation('transfer');
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-body text-ink-2">{t('nothing')}</p>
      {from === 'coin' && (
        <ButtonLink tone="secondary" size="medium" to={SCREENS.topUp}>
          {t('topUp')}
        </ButtonLink>
      )}
    </div>
  );
};

/** The form of a transfer between the accounts. */
export const TransferForm = (props: TransferFormProps) => {
  const { t } = useTranslation('transfer');
  const { draft, onChange, currencies, refused, blocked, isSending, onStage } = props;
  const refusalText = useRefusalText();
  const currency = chosenOf(currencies, draft);
  if (currency === undefined)
    return (
      <div className="gutter">
        <section className="rounded-card bg-surface p-4">
          <Nothing from={draft.from} />
        </section>
      </div>
    );
  const { command, problem } = readDraft(draft, currency);
  const isEmpty = !isPositive(currency.available[draft.from]);
  const errorAt = (field: Field): string | undefined =>
    refused?.field === field ? refusalText(refused) : undefined;
  const gate =
    blocked ?? (errorAt('from') === undefined ? undefined : { text: errorAt('from') ?? '' });
  return (
    <>
      <div className="gutter">
        <RouteCard
          from={draft.from}
          currency={currency}
          onSwap={() => onChange({ ...draft, from: otherAccount(draft.from), amount: '' })}
        />
      </div>
      <div className="gutter mt-4">
        <section className="flex flex-col gap-4 rounded-card bg-surface p-4">
          {isEmpty ? (
            <Nothing from={draft.from} />
          ) : (
            <TransferAmount
              {...{ draft, onChange, currencies, currency }}
              error={problem === undefined ? errorAt('amount') : keyText(problem)}
            />
          )}
          {command !== undefined && <TransferFigures {...command} />}
          <Gate reasons={gate === undefined ? [] : [gate]} />
          <ActionBar inFlow={gate !== undefined}>
            <Button
              block
              loading={isSending}
              disabled={command === undefined || gate !== undefined}
              onClick={() => {
                if (command !== undefined) onStage(command);
              }}
            >
              {command === undefined
                ? t('title')
                : t('do', { amount: amountText(command.amount, command.currency) })}
            </Button>
          </ActionBar>
        </section>
      </div>
    </>
  );
};
