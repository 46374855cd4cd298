import { lazy, Suspense } from 'react';
import type { ReadyAccountsProps } from './ready-accounts';

// `__DEMO__` is a build-time constant: production builds drop the components and their chunks.
const LazyReadyAccounts = __DEMO__
  ? lazy(async () => ({ default: (await import('./ready-accounts')).ReadyAccounts }))
  : undefined;
const LazyRegisterHint = __DEMO__
  ? lazy(async () => ({ default: (await import('./register-hint')).RegisterHint }))
  : undefined;
const LazyCodeHint = __DEMO__
  ? lazy(async () => ({ default: (await import('./register-hint')).CodeHint }))
  : undefined;

/** Demo builds only: a list of existing accounts that log in with one tap. */
export const DemoAccounts = (props: ReadyAccountsProps) =>
  LazyReadyAccounts !== undefined && (
    <Suspense>
      <LazyReadyAccounts {...props} />
    </Suspense>
  );

/** Demo builds only: the invite code and the verification code that the mock backend accepts. */
export const DemoRegisterHint = () =>
  LazyRegisterHint !== undefined && (
    <Suspense>
      <LazyRegisterHint />
    </Suspense>
  );

/** Demo builds only: the code that the mock backend accepts, whatever sends or makes it. */
export const DemoCodeHint = () =>
  LazyCodeHint !== undefined && (
    <Suspense>
      <LazyCodeHint />
    </Suspense>
  );
