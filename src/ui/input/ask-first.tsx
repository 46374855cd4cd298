import { Switch } from './switch';

/** Whether orders are shown before they are placed, and what is unusual about this one. */
export interface AskFirstProps {
  readonly asks: boolean;
  readonly onChange: (asks: boolean) => void;
  readonly label: string;
  readonly detail: string;
  readonly disabled?: boolean | undefined;
  /** Why this order is shown whatever the switch says. */
  readonly reason?: string | undefined;
}

/** The switch for orders at one tap: it stands where orders are confirmed, and on the ticket once it is off. */
export const AskFirst = ({ asks, onChange, label, detail, disabled, reason }: AskFirstProps) => (
  <>
    {reason !== undefined && <p className="mt-2 text-label text-warn">{reason}</p>}
    <Switch label={label} detail={detail} checked={asks} onChange={onChange} disabled={disabled} />
  </>
);
