import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import { useBeyondLimitText } from '@/api/left-today';
import type { ServerRefusal } from '@/api/refusals';
import { formatAmount, formatPrice, parseInteger } from '@/domain/format/numbers';
import { ZERO } from '@/domain/money/decimal';
import { TRENDS } from '@/domain/orders/trends';
import {
  ActionBar,
  AmountField,
  Button,
  ChipGroup,
  Gate,
  Segmented,
  Switch,
  type GateReason,
} from '@/ui';
import {
  leverageOf,
  openPriceOf,
  previewOf,
  problemsOf,
  stopOutOfOrder,
  type Field,
  type Preview,
  type Problem,
  type TicketBasis,
} from '../ticket';
import { stopBasisFor } from '../draft-lines';
import { stopDecimals, unitOfStop } from '../stop-texts';
import { isCostTold, isTold, textIfTold } from '../terms';
import { type Ticket } from '../ticket-draft';
import { useLotsProblemText, useProblemText } from '../use-commands';
import { CostDetails } from './cost-details';
import { LotsField } from './lots-field';
import { RepeatButton } from './repeat-button';
import { StopFields } from './stop-fields';

/** Props of the order form. */
export interface TicketFormProps {
  readonly ticket: Ticket;
  readonly onChange: (ticket: Ticket) => void;
  readonly basis: TicketBasis;
  /** Base currency, the unit of the lot size. */
  readonly base: string;
  /** The server's refusal of the current values. */
  readonly refused: ServerRefusal<Field> | undefined;
  /** Why trading is not possible now; disables the button. */
  readonly blocked: GateReason | undefined;
  /** True while a one-tap order is being submitted. */
  readonly isSending: boolean;
  /** The last order on the pair, offered again while no lots are filled in. */
  readonly last: Ticket | undefined;
  readonly onPlaceOrder: (preview: Preview) => void;
}

const SIDES = ['long', 'short'] as const;
const MODES = ['market', 'limit'] as const;

const SideAndMode = ({ ticket, onChange }: TicketFormProps) => {
  const { t } = useTranslation('leverage');
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
        onChange={(mode) => onChange({ ...ticket, mode })}
        options={MODES.map((value) => ({ value, label: t(value) }))}
      />
    </div>
  );
};

const LeverageField = ({ ticket, onChange, basis }: TicketFormProps) => {
  const { t } = useTranslation('leverage');
  return (
    <div>
      <p aria-hidden="true" className="mb-2 text-label text-ink-2">
        {t('leverage')}
      </p>
      <ChipGroup
        label={t('leverage')}
        columns={4}
        value={`${leverageOf(ticket, basis.terms)}`}
        onChange={(value) => onChange({ ...ticket, leverage: parseInteger(value) })}
        options={basis.terms.leverages.map((value) => ({
          value: `${value}`,
          label: t('times', { value }),
        }))}
      />
    </div>
  );
};

const LimitField = (props: TicketFormProps & { readonly error: string | undefined }) => {
  const { t } = useTranslation('leverage');
  const { ticket, onChange, basis, error } = props;
  return (
    <AmountField
      label={t('limitPrice')}
      aside={t('lastPrice', { price: formatPrice(basis.last, basis.decimals) })}
      value={ticket.limit}
      onChange={(limit) => onChange({ ...ticket, limit })}
      decimals={basis.decimals}
      error={error}
      hint={t(ticket.side === 'long' ? 'limitLong' : 'limitShort')}
    />
  );
};

/** Decimals of a price. */
const decimalsOf = (
  field: Exclude<Field, 'lots'>,
  { stops }: Ticket,
  { decimals }: TicketBasis,
): number => (field === 'limit' ? decimals : stopDecimals(unitOfStop(stops, field), decimals));

/** Gives the translated error of a field, of the ticket's own or of the server's refusal. */
const useErrorOf = ({ ticket, basis, refused }: TicketFormProps, problems: readonly Problem[]) => {
  const problemText = useProblemText(problems.length > 0);
  const lotsProblemText = useLotsProblemText(problems.length > 0);
  const beyondLimitText = useBeyondLimitText();
  return (field: Field): string | undefined => {
    const code = problems.find((problem) => problem.field === field)?.code;
    // The server refuses by limits of its own: its texts name no number.
    if (code === undefined) return refused?.field === field ? keyText(refused.key) : undefined;
    if (code === 'stake_limit')
      return beyondLimitText('stake', {
        left: { stake: basis.leftToStake },
        cost: previewOf(ticket, basis)?.margin ?? ZERO,
        currency: basis.terms.currency,
      });
    return field === 'lots'
      ? lotsProblemText(code, basis.terms.lots)
      : problemText(code, decimalsOf(field, ticket, basis));
  };
};

/** The order form of a leveraged position. */
export const TicketForm = (props: TicketFormProps) => {
  const { t } = useTranslation('leverage');
  const { ticket, onChange, basis, blocked, isSending, last, onPlaceOrder } = props;
  const problems = problemsOf(ticket, basis);
  const preview = previewOf(ticket, basis);
  const errorOf = useErrorOf(props, problems);
  const openPrice = openPriceOf(ticket, basis);
  return (
    <div className="flex flex-col gap-4">
      <Gate reasons={blocked === undefined ? [] : [blocked]} />
      <SideAndMode {...props} />
      {ticket.mode === 'limit' && <LimitField {...props} error={errorOf('limit')} />}
      <LotsField
        base={props.base}
        ticket={ticket}
        basis={basis}
        onChange={(lots) => onChange({ ...ticket, lots })}
        error={errorOf('lots')}
      />
      <LeverageField {...props} />
      <Switch
        label={t('stops.title')}
        detail={t('stops.detail')}
        checked={ticket.hasStops}
        onChange={(hasStops) => onChange({ ...ticket, hasStops })}
      />
      {ticket.hasStops && (
        <StopFields
          side={ticket.side}
          texts={ticket.stops}
          onChange={(stops) => onChange({ ...ticket, stops })}
          basisOf={stopBasisFor(ticket, basis)}
          hasAmounts={isTold(basis.terms, 'lotSize')}
          hasLots={preview !== undefined}
          currency={basis.terms.currency}
          decimals={basis.decimals}
          stopOut={stopOutOfOrder(preview)}
          errors={{ takeProfit: errorOf('takeProfit') ?? '', stopLoss: errorOf('stopLoss') ?? '' }}
        />
      )}
      {preview !== undefined && (
        <CostDetails preview={preview} currency={basis.terms.currency} decimals={basis.decimals} />
      )}
      <ActionBar inFlow={blocked !== undefined}>
        <div className="flex flex-wrap gap-3 *:min-w-min *:flex-1">
          {blocked === undefined && (
            <RepeatButton
              ticket={ticket}
              last={last}
              decimals={basis.decimals}
              onChange={onChange}
            />
          )}
          <Button
            block
            tone={TRENDS[ticket.side]}
            loading={isSending}
            disabled={preview === undefined || problems.length > 0 || blocked !== undefined}
            onClick={() => {
              if (preview !== undefined) onPlaceOrder(preview);
            }}
          >
            {t(ticket.mode === 'market' ? 'openMarket' : 'openLimit', {
              side: t(ticket.side),
              price: openPrice === undefined ? '' : formatPrice(openPrice, basis.decimals),
            })}
            {preview !== undefined && (
              <span className="block text-label">
                {t(isCostTold(preview) ? 'cost.lineWithFee' : 'cost.line', {
                  count: preview.lots,
                  cost: formatAmount(preview.cost),
                  margin: textIfTold(preview, formatAmount(preview.margin), 'lotSize'),
                  currency: basis.terms.currency,
                })}
              </span>
            )}
          </Button>
        </div>
      </ActionBar>
    </div>
  );
};
