import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import type { ServerRefusal } from '@/api/refusals';
import { formatRate } from '@/domain/format/numbers';
import type { Decimal } from '@/domain/money/decimal';
import type { Direction } from '@/domain/seconds/contract';
import { ChipGroup, Gate, type GateReason } from '@/ui';
import {
  previewOf,
  problemOf,
  type Expiry,
  type Preview,
  type StakeSource,
  type Ticket,
} from '../ticket';
import { useNumberPad } from '../number-pad';
import { useDuration } from '../use-duration';
import { useLongestInTime } from '../use-longest-in-time';
import { DirectionButtons } from './direction-buttons';
import { StakeField } from './stake-field';

/** Props of the order form. */
export interface TicketFormProps {
  readonly ticket: Ticket;
  readonly onChange: (ticket: Ticket) => void;
  readonly expiries: readonly [Expiry, ...Expiry[]];
  readonly source: StakeSource;
  /** Stakes suggested by the server. */
  readonly presets: readonly Decimal[];
  /** The server's refusal of the current stake. */
  readonly refused: ServerRefusal<'stake'> | undefined;
  /** Why trading is not possible now; disables the buttons. */
  readonly blocked: GateReason | undefined;
  /** When the market closes, epoch seconds. */
  readonly closesAt: number | undefined;
  /** True while a one-tap order is being submitted. */
  readonly isSending: boolean;
  /** Above the direction buttons, always in sight. */
  readonly strip: ReactNode;
  readonly onPlaceOrder: (choice: {
    readonly direction: Direction;
    readonly expiry: Expiry;
    readonly preview: Preview;
  }) => void;
}

const ExpiryChips = ({
  expiries,
  chosen,
  longest,
  onChange,
}: {
  readonly expiries: readonly Expiry[];
  readonly chosen: Expiry;
  /** The longest that ends before the market closes. */
  readonly longest: number;
  readonly onChange: (seconds: number) => void;
}) => {
  const { t } = useTranslation('seconds');
  const duration = useDuration();
  return (
    <div>
      <div
        aria-hidden="true"
        className="mb-2 flex justify-between gap-3 text-label text-ink-2 sideways:hidden"
      >
        <span>{t('expiresIn')}</span>
        <span>{t('payout')}</span>
      </div>
      <ChipGroup
        label={t('expiresIn')}
        columns={4}
        value={`${chosen.seconds}`}
        onChange={(value) =>
          onChange(
            expiries.find(({ seconds }) => `${seconds}` === value)?.seconds ?? chosen.seconds,
          )
        }
        options={expiries.map(({ seconds, payoutPercent }) => ({
          value: `${seconds}`,
          label: duration(seconds),
          detail: formatRate(payoutPercent),
          disabled: seconds > longest,
        }))}
      />
      {expiries.some(({ seconds }) => seconds > longest) && (
        <p className="mt-2 text-label text-warn">{t('endsTooLate')}</p>
      )}
    </div>
  );
};

/** The order form: expiry, stake and the direction buttons. */
export const TicketForm = ({
  ticket,
  onChange,
  expiries,
  source,
  presets,
  refused,
  blocked,
  closesAt,
  isSending,
  strip,
  onPlaceOrder,
}: TicketFormProps) => {
  const { Pad, open: openPad, close: closePad } = useNumberPad();
  const expiry = expiries.find(({ seconds }) => seconds === ticket.seconds) ?? expiries[0];
  const preview = previewOf(ticket.stake, expiry, source);
  const problem = problemOf(ticket.stake, expiry, source);
  const longest = useLongestInTime(expiries, closesAt);
  const isInTime = expiry.seconds <= longest;
  const isReady =
    preview !== undefined && problem === undefined && blocked === undefined && isInTime;
  const setStake = (stake: string): void => onChange({ ...ticket, stake });
  return (
    <div className="flex flex-col gap-4 sideways:gap-2">
      <Gate reasons={blocked === undefined ? [] : [blocked]} />
      <ExpiryChips
        expiries={expiries}
        chosen={expiry}
        longest={longest}
        onChange={(seconds) => onChange({ ...ticket, seconds })}
      />
      <StakeField
        value={ticket.stake}
        onChange={setStake}
        expiry={expiry}
        source={source}
        presets={presets}
        preview={preview}
        problem={problem}
        refused={refused && keyText(refused.key)}
        isPadOpen={Pad !== undefined}
        openPad={openPad}
      />
      <DirectionButtons
        preview={problem === undefined ? preview : undefined}
        expiry={expiry}
        source={source}
        disabled={!isReady || isSending}
        isBlocked={blocked !== undefined}
        // The pad needs the room of the strip.
        strip={Pad ? undefined : strip}
        pad={Pad && <Pad value={ticket.stake} onChange={setStake} onClose={closePad} />}
        onPlaceOrder={(direction) => {
          closePad();
          if (preview !== undefined) onPlaceOrder({ direction, expiry, preview });
        }}
      />
    </div>
  );
};
