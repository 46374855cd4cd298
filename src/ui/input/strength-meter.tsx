import { clsx } from 'clsx';
import type { PasswordStrength } from '@/lib/password-strength';

const COLOR = ['bg-sunken', 'bg-red', 'bg-warn', 'bg-green', 'bg-green'] as const;

/** Password strength as four bars and a word. `text` is the word for `strength`, `label` names the meter. */
export const StrengthMeter = ({
  label,
  strength,
  text,
}: {
  readonly label: string;
  readonly strength: PasswordStrength;
  readonly text: string;
}) => (
  <div className="flex items-center gap-3">
    <meter aria-label={label} aria-valuetext={text} max={4} value={strength} className="sr-only" />
    <div aria-hidden="true" className="flex flex-1 gap-1">
      {[1, 2, 3, 4].map((bar) => (
        <span
          key={bar}
          className={clsx(
            'h-1 flex-1 rounded-full transition-colors duration-150',
            bar <= strength ? COLOR[strength] : 'bg-line dark:bg-sunken',
          )}
        />
      ))}
    </div>
    <span aria-hidden="true" className="min-w-14 text-right text-label text-ink-2">
      {text}
    </span>
  </div>
);
