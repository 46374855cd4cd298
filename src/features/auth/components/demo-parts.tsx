import { lazy, Suspense } from 'react';
import type { ReadyAccountsProps } from './ready-accounts';

// `__DEMO__` is a constant at build time: production drops both parts and their chunks.
const LazyReadyAccounts = __DEMO__
  ? lazy(async () => ({ default: (await import('./ready-accounts')).ReadyAccounts }))
  : undefined;
const LazyRegisterHint = __DEMO__
  ? lazy(async () => ({ default: (await import('./register-hint')).RegisterHint }))
  : undefined;

/** In demo builds: accounts that exist already, each one tap away. */
export const DemoAccounts = (props: ReadyAccountsProps) =>
  LazyReadyAccounts !== undefined && (
    <Suspense>
      <LazyReadyAccounts {...props} />
    </Suspense>
  );

/** In demo builds: what nobody could know, the invite code and the verification code. */
export const DemoRegisterHint = () =>
  LazyRegisterHint !== undefined && (
    <Suspense>
      <LazyRegisterHint />
    </Suspense>
  );
