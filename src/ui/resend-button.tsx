import { useNow } from '@/lib/use-now';
import { Button } from './button';

/** Sends a code anew, once the wait is over. */
export interface ResendButtonProps {
  readonly label: string;
  /** What it says while waiting: `(42) => "Send again in 42 s"`. */
  readonly waitingLabel: (seconds: number) => string;
  /** Epoch milliseconds before which no code can be sent; `undefined` if none was sent yet. */
  readonly deadline: number | undefined;
  readonly onSend: () => void;
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A button that counts down to the deadline that the caller sets (60 s after a code was sent). */
export const ResendButton = ({
  label,
  waitingLabel,
  deadline,
  onSend,
  loading,
  disabled = false,
}: ResendButtonProps) => {
  const now = useNow(250, deadline !== undefined);
  const seconds = deadline === undefined ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
  return (
    <Button
      tone="secondary"
      size="small"
      loading={loading}
      disabled={disabled || seconds > 0}
      onClick={onSend}
    >
      {seconds > 0 ? waitingLabel(seconds) : label}
    </Button>
  );
};
