import { Spinner } from './spinner';

/** Where something that must happen at most once stands. */
export interface SendingNoticeProps {
  readonly state: 'staged' | 'submitting' | 'checking' | 'unknown' | 'failed' | 'confirmed';
  /** While no reply came and its outcome is being looked up. */
  readonly checking: string;
  /** While it cannot be known. */
  readonly unknown: string;
  /** That it was not done, and why. */
  readonly failed: string;
}

/** Says what the button alone cannot; read out as it changes. Silent while all goes well. It stands with the button: what is below the fold is not read. */
export const SendingNotice = ({ state, checking, unknown, failed }: SendingNoticeProps) => {
  switch (state) {
    case 'staged':
    case 'submitting':
    case 'confirmed':
      return null;
    case 'checking':
      return (
        <p role="status" className="mb-3 flex items-center gap-2 text-body text-ink-2">
          <Spinner className="size-4" />
          {checking}
        </p>
      );
    case 'unknown':
      return (
        <p role="alert" className="mb-3 text-body text-warn">
          {unknown}
        </p>
      );
    case 'failed':
      return (
        <p role="alert" className="mb-3 text-body text-red">
          {failed}
        </p>
      );
  }
};
