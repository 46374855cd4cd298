import { useState } from 'react';
import { useInterval } from '@/lib/use-interval';
import { HelpLink, type Help } from './help-link';
import { Spinner } from './spinner';

/** A call without a reply for this long is late, in milliseconds. */
const LATE_MS = 3000;

/** State and texts of a pending operation. */
export interface SendingNoticeProps {
  readonly state: 'staged' | 'submitting' | 'checking' | 'unknown' | 'failed' | 'confirmed';
  /** Shown while the reply to a call is late. */
  readonly sending: string;
  /** Shown while the outcome is looked up, after a lost reply. */
  readonly checking: string;
  /** Shown while the outcome is unknown. */
  readonly unknown: string;
  /** Shown after a failure, with its reason. */
  readonly failed: string;
  /** Leads to who can help with the failure. */
  readonly help?: Help | undefined;
}

const Waiting = ({ text }: { readonly text: string }) => (
  <p role="status" className="mb-3 flex items-center gap-2 text-body text-ink-2">
    <Spinner className="size-4" />
    {text}
  </p>
);

/** Nothing for three seconds: most replies are there by then. */
const Late = ({ text }: { readonly text: string }) => {
  const [isLate, setLate] = useState(false);
  useInterval(() => setLate(true), LATE_MS);
  return isLate ? <Waiting text={text} /> : null;
};

/** Live region with the state of a pending operation; empty while all goes well. Place it beside the button, in view. */
export const SendingNotice = ({
  state,
  sending,
  checking,
  unknown,
  failed,
  help,
}: SendingNoticeProps) => {
  switch (state) {
    case 'staged':
    case 'confirmed':
      return null;
    case 'submitting':
      return <Late text={sending} />;
    case 'checking':
      return <Waiting text={checking} />;
    case 'unknown':
      return (
        <p role="alert" className="mb-3 text-body text-warn">
          {unknown}
        </p>
      );
    case 'failed':
      return (
        <div role="alert" className="mb-3 text-body text-red">
          <p>{failed}</p>
          {help !== undefined && <HelpLink {...help} />}
        </div>
      );
  }
};
