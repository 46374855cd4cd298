import { useTranslation } from 'react-i18next';
import type { ServerRefusal } from '@/api/refusals';
import { formatPrice } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import { AmountField, Button, Gate, Segmented, type GateReason } from '@/ui';
import type { CoinPair } from '../command';
import { coinText, moneyTexts, useProblemText } from '../problem-text';
import {
  inMode,
  limitStepOf,
  previewOf,
  problemsOf,
  type Field,
  type Preview,
  type Ticket,
  type TicketBasis,
} from '../ticket';
import { AmountPart } from './amount-part';
import { OrderFigures } from './order-figures';

/** The ticket of a coin order. */
export interface TicketFormProps {
  readonly ticket: Ticket;
  readonly onChange: (ticket: Ticket) => void;
  readonly basis: TicketBasis;
  readonly pair: CoinPair;
  /** What the server refused of this very ticket. */
  readonly refused: ServerRefusal<Field> | undefined;
  /** Why nothing can be traded now, in words; the button is off while it stands. */
  readonly blocked: GateReason | undefined;
  readonly onChoose: (preview: Preview) => void;
}

const SIDES = ['buy', 'sell'] as const;
const MODES = ['market', 'limit'] as const;

const SideAndMode = ({ ticket, onChange, basis }: TicketFormProps) => {
  const { t } = useTranslation('spot');
  return (
    <>
      <Segmented
        label={t('side')}
        value={ticket.side}
        onChange={(side) => onChange({ ...ticket, side })}
        options={SIDES.map((value) => ({ value, label: t(value), tone: TRENDS[value] }))}
      />
      <Segmented
        label={t('mode')}
        value={ticket.mode}
        onChange={(mode) => onChange(inMode(ticket, mode, basis))}
        options={MODES.map((value) => ({ value, label: t(value) }))}
      />
    </>
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

/** What the button does, in full as soon as it is known. */
const useButtonText = ({ ticket, pair }: TicketFormProps, preview: Preview | undefined): string => {
  const { t } = useTranslation('spot');
  const { side } = ticket;
  if (preview === undefined) return t(`${side}What`, { currency: pair.base });
  const { paid, received } = moneyTexts(pair)[side];
  return t(`${side}For`, {
    amount: coinText(preview.amount, pair.base),
    total: side === 'buy' ? paid(preview.pays) : received(preview.receives),
  });
};

export const TicketForm = (props: TicketFormProps) => {
  const { ticket, onChange, basis, pair, refused, blocked, onChoose } = props;
  const problemText = useProblemText(ticket, basis, pair);
  const problems = problemsOf(ticket, basis);
  const preview = previewOf(ticket, basis);
  const buttonText = useButtonText(props, preview);
  const errorOf = (field: Field): string | undefined => {
    const problem = problems.find((candidate) => candidate.field === field);
    const code = problem?.code ?? (refused?.field === field ? refused.key : undefined);
    return code === undefined ? undefined : problemText(field, code);
  };
  return (
    <div className="flex flex-col gap-4">
      <SideAndMode {...props} />
      {ticket.mode === 'limit' && <LimitField {...props} error={errorOf('limit')} />}
      <AmountPart
        ticket={ticket}
        basis={basis}
        pair={pair}
        onChange={(amount) => onChange({ ...ticket, amount })}
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
      <Gate reasons={blocked === undefined ? [] : [blocked]} />
      <Button
        block
        tone={TRENDS[ticket.side]}
        disabled={preview === undefined || problems.length > 0 || blocked !== undefined}
        onClick={() => {
          if (preview !== undefined) onChoose(preview);
        }}
      >
        {buttonText}
      </Button>
    </div>
  );
};
