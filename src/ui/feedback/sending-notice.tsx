import { Spinner } from './spinner';

/** State and texts of a pending operation. */
export interface SendingNoticeProps {
  readonly state: 'staged' | 'submitting' | 'checking' | 'unknown' | 'failed' | 'confirmed';
  /** Shown while the outcome is looked up, after a lost reply. */
  readonly checking: string;
  /** Shown while the outcome is unknown. */
  readonly unknown: string;
  /** Shown after a failure, with its reason. */
  readonly failed: string;
}

/** Live region with the state of a pending operation; empty while all goes well. Place it beside the button, in view. */
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
