import { useTranslation } from 'react-i18next';
import type { ServerRefusal } from '@/api/refusals';
import { formatMoney } from '@/domain/format/money';
import { isPositive, toFixedScale, type Decimal } from '@/domain/money/decimal';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { AmountField, Button, ButtonLink, ChipButton } from '@/ui';
import { readRepayment, type LoanRecord, type Owed, type RepayCommand } from '../record';
import type { RepayField } from '../refusals';
import { formatOwed, useAmountLabel, useRepayProblem } from '../use-texts';
import { RepayFigures } from './repay-figures';

/** Props of the form. */
export interface RepayFormProps {
  readonly record: LoanRecord;
  readonly owed: Owed;
  /** In the account that pays; `undefined` if the server does not name the currency. */
  readonly available: Decimal | undefined;
  /** The amount as typed. */
  readonly typed: string;
  readonly onType: (amount: string) => void;
  /** The server's refusal of this amount. */
  readonly refused: ServerRefusal<RepayField> | undefined;
  readonly onStage: (command: RepayCommand) => void;
}

/** Ways to more money in the coin account. Play money comes from the other account alone. */
const MoreMoney = () => {
  const { t } = useTranslation('loan');
  const isDemo = useSessionUser()?.mode === 'demo';
  return (
    <div className="flex flex-wrap gap-2">
      {!isDemo && (
        <ButtonLink tone="secondary" size="small" to={SCREENS.topUp}>
          {t('repay.topUp')}
        </ButtonLink>
      )}
      <ButtonLink tone="secondary" size="small" to={SCREENS.transfer}>
        {t('repay.transfer')}
      </ButtonLink>
    </div>
  );
};

/** Repays a part of a loan or all of it: what that pays is shown before it is confirmed. */
export const RepayForm = (props: RepayFormProps) => {
  const { t } = useTranslation('loan');
  const { record, owed, available, typed, onType, refused, onStage } = props;
  const { currency, scale } = record;
  const problemText = useRepayProblem({ record, available, typed });
  const { command, problem } = readRepayment(typed, record, available);
  const all = t('repay.all', {
    amount: formatOwed(owed.total, currency, owed.fee === undefined),
  });
  const code = problem ?? (refused?.field === 'amount' ? refused.key : undefined);
  return (
    <section className="mt-3 flex flex-col gap-3">
      <h3 className="text-body font-semibold">{t('repay.title')}</h3>
      <AmountField
        label={useAmountLabel(currency)}
        aside={available && t('repay.available', { amount: formatMoney(available, currency) })}
        value={typed}
        onChange={onType}
        decimals={scale}
        error={code === undefined ? undefined : problemText(code)}
        hint={owed.fee && t('repay.order')}
      />
      {isPositive(owed.total) && (
        <ChipButton label={all} onClick={() => onType(toFixedScale(owed.total, scale, 'down'))}>
          {all}
        </ChipButton>
      )}
      {code === 'wallet_insufficient' && <MoreMoney />}
      {command !== undefined && <RepayFigures command={command} />}
      <Button
        block
        disabled={command === undefined}
        onClick={() => {
          if (command !== undefined) onStage(command);
        }}
      >
        {command === undefined
          ? t('repay.title')
          : t('repay.do', { amount: formatMoney(command.amount, currency) })}
      </Button>
    </section>
  );
};
