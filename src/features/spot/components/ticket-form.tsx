import { useTranslation } from 'react-i18next';
import type { ServerRefusal } from '@/api/refusals';
import { formatPrice } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import { ActionBar, AmountField, Button, Gate, Segmented, type GateReason } from '@/ui';
import type { CoinPair } from '../command';
import { limitStepOf, withMode } from '../limit-field';
import { useProblemText } from '../problem-text';
import {
  previewOf,
  problemsOf,
  type Field,
  type Preview,
  type Ticket,
  type TicketBasis,
} from '../ticket';
import { useOrderText } from '../use-order-text';
import { RepeatButton } from './repeat-button';
import { SpotAmountField } from './spot-amount-field';
import { OrderFigures } from './order-figures';

/** Props of the order form. */
export interface TicketFormProps {
  readonly ticket: Ticket;
  readonly onChange: (ticket: Ticket) => void;
  readonly basis: TicketBasis;
  readonly pair: CoinPair;
  /** The server's refusal of the current values. */
  readonly refused: ServerRefusal<Field> | undefined;
  /** Why trading is not possible now; disables the button. */
  readonly blocked: GateReason | undefined;
  /** True while an order is being sent and no sheet shows it. */
  readonly isSending: boolean;
  /** The last order on the pair, offered again while no amount is filled in. */
  readonly last: Ticket | undefined;
  readonly onStage: (preview: Preview) => void;
}

const SIDES = ['buy', 'sell'] as const;
const MODES = ['market', 'limit'] as const;

const SideAndMode = ({ ticket, onChange, basis }: TicketFormProps) => {
  const { t } = useTranslation('spot');
  return (
    <div className="side-by-side">
      <Segmented
        label={t('side')}
        value={ticket.side}
        onChange={(side) => onChange({ ...ticket, side })}
        options={SIDES.map((value) => ({ value, label: t(value), tone: TRENDS[value] }))}
      />
      <Segmented
        label={t('mode')}
        value={ticket.mode}
        onChange={(mode) => onChange(withMode(ticket, mode, basis))}
        options={MODES.map((value) => ({ value, label: t(value) }))}
      />
    </div>
  );
};

const LimitField = (props: TicketFormProps & { readonly error: string | undefined }) => {
  const { t } = useTranslation('spot');
  const { ticket, onChange, basis, pair, error } = props;
  return (
    <AmountField
      label={t('limitIn', { currency: pair.quote })}
      aside={t('lastPrice', { price: formatPrice(basis.last, basis.decimals) })}
      value={ticket.limit}
      onChange={(limit) => onChange({ ...ticket, limit })}
      decimals={basis.decimals}
      error={error}
      hint={t(ticket.side === 'buy' ? 'limitBuy' : 'limitSell')}
      steps={{
        step: limitStepOf(basis),
        decreaseLabel: t('lowerPrice'),
        increaseLabel: t('raisePrice'),
      }}
    />
  );
};

/** The order form that buys or sells coins. */
export const TicketForm = (props: TicketFormProps) => {
  const { ticket, onChange, basis, pair, refused, blocked, isSending, last, onStage } = props;
  const problems = problemsOf(ticket, basis);
  const hasProblem = problems.length > 0 || refused !== undefined;
  const problemText = useProblemText(hasProblem, ticket, basis, pair);
  const preview = previewOf(ticket, basis);
  const { t } = useTranslation('spot');
  const orderText = useOrderText();
  const errorOf = (field: Field): string | undefined => {
    const problem = problems.find((candidate) => candidate.field === field);
    const code = problem?.code ?? (refused?.field === field ? refused.key : undefined);
    return code === undefined ? undefined : problemText(field, code);
  };
  return (
    <div className="flex flex-col gap-4">
      <Gate reasons={blocked === undefined ? [] : [blocked]} />
      <SideAndMode {...props} />
      {ticket.mode === 'limit' && <LimitField {...props} error={errorOf('limit')} />}
      <SpotAmountField
        ticket={ticket}
        basis={basis}
        pair={pair}
        onChange={onChange}
        error={errorOf('amount')}
      />
      {preview !== undefined && problems.length === 0 && (
        <OrderFigures
          preview={preview}
          pair={pair}
          side={ticket.side}
          feeFraction={basis.terms.feeFraction}
        />
      )}
      <ActionBar inFlow={blocked !== undefined}>
        <div className="flex flex-wrap gap-3 *:min-w-min *:flex-1">
          {blocked === undefined && (
            <RepeatButton ticket={ticket} last={last} pair={pair} onChange={onChange} />
          )}
          <Button
            block
            tone={TRENDS[ticket.side]}
            loading={isSending}
            disabled={preview === undefined || problems.length > 0 || blocked !== undefined}
            onClick={() => {
              if (preview !== undefined) onStage(preview);
            }}
          >
            {preview === undefined
              ? t(`${ticket.side}What`, { currency: pair.base })
              : orderText({ side: ticket.side, pair, preview })}
          </Button>
        </div>
      </ActionBar>
    </div>
  );
};
