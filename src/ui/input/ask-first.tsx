import { Switch } from './switch';

/** State and texts of the switch for order confirmations. */
export interface AskFirstProps {
  readonly asks: boolean;
  readonly onChange: (asks: boolean) => void;
  readonly label: string;
  readonly detail: string;
  readonly disabled?: boolean | undefined;
  /** Why this order needs a confirmation regardless of the switch. */
  readonly reason?: string | undefined;
}

/** Switches order confirmations. Shown in the confirm sheet, and on the ticket while confirmations are off. */
export const AskFirst = ({ asks, onChange, label, detail, disabled, reason }: AskFirstProps) => (
  <>
    {reason !== undefined && <p className="mt-2 text-label text-warn">{reason}</p>}
    <Switch label={label} detail={detail} checked={asks} onChange={onChange} disabled={disabled} />
  </>
);
