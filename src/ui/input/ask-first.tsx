import { Switch } from './switch';

/** State and texts of the switch for order confirmations. */
export interface AskFirstProps {
  readonly asks: boolean;
  readonly onChange: (asks: boolean) => void;
  readonly label: string;
  readonly detail: string;
  readonly disabled?: boolean | undefined;
}

/** Switches order confirmations. Shown in the confirm sheet, and on the ticket while confirmations are off. */
export const AskFirst = ({ asks, onChange, label, detail, disabled }: AskFirstProps) => (
  <Switch label={label} detail={detail} checked={asks} onChange={onChange} disabled={disabled} />
);
