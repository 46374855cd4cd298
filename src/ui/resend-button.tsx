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

const TICK_MS = 250;

/** A button that counts down to the deadline that the caller sets (60 s after a code was sent). */
export const ResendButton = ({
  label,
  waitingLabel,
  deadline,
  onSend,
  loading,
  disabled = false,
}: ResendButtonProps) => {
  const now = useNow(TICK_MS, deadline !== undefined);
  const left = deadline === undefined ? 0 : deadline - now;
  // The time read last is up to a tick old: 60 s would begin as 61.
  const seconds = left > 0 ? Math.max(1, Math.ceil((left - TICK_MS) / 1000)) : 0;
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        loading={loading}
        disabled={disabled || seconds > 0}
        onClick={onSend}
      >
        {seconds > 0 ? waitingLabel(seconds) : label}
      </Button>
      {/* Says that the wait is over; the seconds themselves would be too much talk. */}
      <output className="sr-only">{deadline !== undefined && seconds === 0 && label}</output>
    </>
  );
};
