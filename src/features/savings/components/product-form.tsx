import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import type { ServerRefusal } from '@/api/refusals';
import { useMinute } from '@/api/use-server-time';
import { formatMoney } from '@/domain/format/money';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { ActionBar, AmountField, Button, Gate, QuarterChips, type GateReason } from '@/ui';
import {
  commandOf,
  datesOf,
  exampleOf,
  isFull,
  planOf,
  problemOf,
  productScale,
  shareOf,
  type OpenCommand,
  type SavingsFunds,
  type SavingsProduct,
} from '../model';
import type { SavingsField } from '../refusals';
import { useProblemText } from '../texts';
import { PlanDates, PlanExits, PlanIncome } from './plan-figures';

/** What an amount comes to: income, dates, and the cost of leaving early. The minimum is the example until one is typed. */
export const PlanView = (props: {
  readonly product: SavingsProduct;
  readonly amount: string;
  readonly funds: SavingsFunds | undefined;
}) => {
  const { t } = useTranslation('savings');
  const { product, amount, funds } = props;
  const now = useMinute();
  const { principal, isTyped } = exampleOf(amount, product, funds);
  const plan = planOf(product, principal, productScale(product, funds));
  const dates = datesOf(product, now * 1000);
  return (
    <>
      <section>
        <h2 className="text-row">
          {t(isTyped ? 'income.for' : 'income.example', {
            amount: formatMoney(principal, product.currency),
          })}
        </h2>
        <PlanIncome product={product} plan={plan} />
      </section>
      {dates !== undefined && <PlanDates now={now} dates={dates} />}
      <PlanExits product={product} plan={plan} />
    </>
  );
};

/** Props of the form of a deposit. */
interface ProductFormProps {
  readonly product: SavingsProduct;
  readonly funds: SavingsFunds;
  readonly amount: string;
  readonly onChange: (amount: string) => void;
  /** The server's refusal of the current amount. */
  readonly refused: ServerRefusal<SavingsField> | undefined;
  /** Why the user may not deposit; disables the button. */
  readonly blocked: GateReason | undefined;
  readonly verifyPath: string;
  /** True while a command is being sent and no sheet shows it. */
  readonly isSending: boolean;
  readonly onStage: (command: OpenCommand) => void;
}

/** The bounds of an amount in words. */
const useLimits = ({ currency, minimum, maximum }: SavingsProduct): string => {
  const { t } = useTranslation('savings');
  const from = formatMoney(minimum, currency);
  return maximum === undefined
    ? t('limits.from', { minimum: from })
    : t('limits.range', { minimum: from, maximum: formatMoney(maximum, currency) });
};

/** Why nothing can be deposited into this product now, with the next step. */
const useReasons = (props: ProductFormProps): readonly GateReason[] => {
  const { t } = useTranslation('savings');
  const { product, funds, amount, refused, blocked, verifyPath } = props;
  const problemText = useProblemText(product, funds, amount);
  if (isFull(product)) return [{ text: t('problem.full'), to: SCREENS.interestTreasure }];
  if (refused?.field === 'product')
    return [{ text: problemText(refused.key), to: SCREENS.interestTreasure }];
  if (blocked !== undefined) return [blocked];
  return refused?.field === 'account' ? [{ text: keyText(refused.key), to: verifyPath }] : [];
};

/** Ways to more money in the spot account. Play money comes from the other account alone. */
const useMoreMoney = (): readonly GateReason[] => {
  const { t } = useTranslation('savings');
  const transfer = { text: t('more.transfer'), to: SCREENS.transfer };
  return useSessionUser()?.mode === 'demo'
    ? [transfer]
    : [{ text: t('more.topUp'), to: SCREENS.topUp }, transfer];
};

/** The form of a deposit: amount, what it comes to, and the button that opens the sheet. */
export const ProductForm = (props: ProductFormProps) => {
  const { t } = useTranslation('savings');
  const { product, funds, amount, onChange, refused, isSending, onStage } = props;
  const problemText = useProblemText(product, funds, amount);
  const against = useReasons(props);
  const moreMoney = useMoreMoney();
  const limits = useLimits(product);
  const code =
    problemOf(amount, product, funds) ?? (refused?.field === 'amount' ? refused.key : undefined);
  const reasons = [...against, ...(code === 'wallet_insufficient' ? moreMoney : [])];
  const command = commandOf(amount, product, funds, useMinute() * 1000);
  const fill = (percent: string): void => onChange(shareOf(product, funds, percent));
  return (
    <section className="flex flex-col gap-5 rounded-card bg-surface p-4">
      <div className="flex flex-col gap-3">
        <AmountField
          label={t('amountIn', { currency: product.currency })}
          aside={t('available', { amount: formatMoney(funds.available, product.currency) })}
          value={amount}
          onChange={onChange}
          decimals={funds.decimals}
          error={code === undefined ? undefined : problemText(code)}
          hint={limits}
        />
        <QuarterChips
          texts={{
            share: (percent) => t('share', { percent }),
            max: t('max'),
            maxLabel: t('maxLabel'),
          }}
          onShare={fill}
        />
      </div>
      <PlanView product={product} amount={amount} funds={funds} />
      <Gate reasons={reasons} />
      <ActionBar inFlow={reasons.length > 0}>
        <Button
          block
          loading={isSending}
          disabled={command === undefined || against.length > 0}
          onClick={() => {
            if (command !== undefined) onStage(command);
          }}
        >
          {command === undefined
            ? t('deposit')
            : t('depositAmount', { amount: formatMoney(command.plan.principal, product.currency) })}
        </Button>
      </ActionBar>
    </section>
  );
};
