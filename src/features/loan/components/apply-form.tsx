import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import type { ServerRefusal } from '@/api/refusals';
import { formatMoney } from '@/domain/format/money';
import { compare, type Decimal } from '@/domain/money/decimal';
import type { Screen } from '@/domain/screens/screens';
import { ActionBar, AmountField, Button, Card, Gate, type GateReason } from '@/ui';
import { mostOf, type LoanDraft, type LoanProduct, type LoanQuote, type readDraft } from '../model';
import type { LoanRecord } from '../record';
import { GATE_STEPS, type ApplyField } from '../refusals';
import { useAmountLabel, useApplyProblem } from '../use-texts';
import { QuoteFigures } from './quote-figures';

/** Props of the form. */
export interface ApplyFormProps {
  readonly product: LoanProduct;
  readonly creditLeft: Decimal | undefined;
  readonly draft: LoanDraft;
  readonly onChange: (draft: LoanDraft) => void;
  readonly read: ReturnType<typeof readDraft>;
  readonly points: Decimal | undefined;
  /** The server's refusal of the current amount. */
  readonly refused: ServerRefusal<ApplyField> | undefined;
  readonly gate: GateReason | undefined;
  /** The application under review: there is one at a time. */
  readonly inReview: LoanRecord | undefined;
  readonly gatePath: (step: Screen) => string;
  readonly recordPath: (id: number | undefined) => string;
  /** True while a command is being sent and no sheet shows it. */
  readonly isSending: boolean;
  readonly onStage: (quote: LoanQuote) => void;
}

const isGateKey = (key: string): key is keyof typeof GATE_STEPS => Object.hasOwn(GATE_STEPS, key);

/** What stands against the application, with the way on. */
const useReasons = (props: ApplyFormProps): readonly GateReason[] => {
  const { t } = useTranslation('loan');
  const { refused, gate, inReview, product, creditLeft, gatePath, recordPath } = props;
  const applied = { text: t('gate.already_applied'), to: recordPath(inReview?.id) };
  if (gate !== undefined) return [gate];
  if (inReview !== undefined) return [applied];
  if (creditLeft !== undefined && compare(creditLeft, product.minimum) < 0)
    return [{ text: t('gate.noCredit'), to: recordPath(undefined) }];
  if (refused?.field !== 'gate') return [];
  if (refused.key === 'already_applied') return [applied];
  return isGateKey(refused.key)
    ? [{ text: t(`gate.${refused.key}`), to: gatePath(GATE_STEPS[refused.key]) }]
    : [{ text: keyText(refused.key) }];
};

/** The amount, what it costs, and the button that opens the sheet. */
export const ApplyForm = (props: ApplyFormProps) => {
  const { t } = useTranslation('loan');
  const { product, creditLeft, draft, onChange, read, refused, isSending, onStage } = props;
  const problemText = useApplyProblem(product, creditLeft, draft.amount);
  const reasons = useReasons(props);
  const code = read.problem ?? (refused?.field === 'amount' ? refused.key : undefined);
  const { quote } = read;
  const { currency, minimum } = product;
  return (
    <Card title={t('apply.title')}>
      <div className="flex flex-col gap-4">
        <AmountField
          label={useAmountLabel(currency)}
          aside={creditLeft && t('creditOf', { amount: formatMoney(creditLeft, currency) })}
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
          decimals={2}
          error={code === undefined ? undefined : problemText(code)}
          hint={t('range', {
            minimum: formatMoney(minimum, currency),
            maximum: formatMoney(mostOf(product, creditLeft), currency),
          })}
        />
        {quote === undefined ? (
          <p className="text-body text-ink-2">{t('apply.enter')}</p>
        ) : (
          <QuoteFigures quote={quote} points={props.points} withRates={false} />
        )}
        <Gate reasons={reasons} />
        <ActionBar inFlow={reasons.length > 0}>
          <Button
            block
            loading={isSending}
            disabled={quote === undefined || reasons.length > 0}
            onClick={() => {
              if (quote !== undefined) onStage(quote);
            }}
          >
            {quote === undefined
              ? t('apply.action')
              : t('apply.for', { amount: formatMoney(quote.amount, currency) })}
          </Button>
        </ActionBar>
      </div>
    </Card>
  );
};
