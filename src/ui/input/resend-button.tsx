import { useNow } from '@/lib/use-now';
import { Button } from '../action/button';

/** Resends a code after a wait. */
export interface ResendButtonProps {
  readonly label: string;
  /** Label during the wait: `(42) => "Send again in 42 s"`. */
  readonly waitingLabel: (seconds: number) => string;
  /** Epoch milliseconds of the end of the wait; `undefined` if no code was sent yet. */
  readonly deadline: number | undefined;
  readonly onSend: () => void;
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

const TICK_MS = 250;

/** A button that counts down to the caller's deadline (60 s after a code was sent). */
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
  // The time is up to one tick old: without the correction 60 s would start as 61.
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
      {/* Announces the end of the wait, but not every second. */}
      <output className="sr-only">{deadline !== undefined && seconds === 0 && label}</output>
    </>
  );
};
