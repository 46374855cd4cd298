import { Switch } from './switch';

/** Whether orders are shown before they are placed, and why this one is although it need not be. */
export interface AskFirstProps {
  readonly asks: boolean;
  readonly onChange: (asks: boolean) => void;
  readonly label: string;
  readonly detail: string;
  /** Why an order is asked of somebody who switched it off. */
  readonly reason?: string | undefined;
}

/** The switch for orders at one tap: it stands where orders are confirmed, and on the ticket once it is off. */
export const AskFirst = ({ asks, onChange, label, detail, reason }: AskFirstProps) => (
  <>
    {!asks && reason !== undefined && <p className="mt-2 text-label text-warn">{reason}</p>}
    <Switch label={label} detail={detail} checked={asks} onChange={onChange} />
  </>
);
