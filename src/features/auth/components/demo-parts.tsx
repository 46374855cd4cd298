import { late } from '@/lib/late';
import type { ReadyAccountsProps } from './ready-accounts';

// `__DEMO__` is a build-time constant: production builds drop the components and their chunks.
const LateReadyAccounts = __DEMO__
  ? late(async () => (await import('./ready-accounts')).ReadyAccounts)
  : undefined;
const LateRegisterHint = __DEMO__
  ? late(async () => (await import('./register-hint')).RegisterHint)
  : undefined;
const LateCodeHint = __DEMO__
  ? late(async () => (await import('./register-hint')).CodeHint)
  : undefined;

/** Demo builds only: a list of existing accounts that log in with one tap. */
export const DemoAccounts = (props: ReadyAccountsProps) =>
  LateReadyAccounts !== undefined && <LateReadyAccounts {...props} />;

/** Demo builds only: the invite code and the verification code that the mock backend accepts. */
export const DemoRegisterHint = () => LateRegisterHint !== undefined && <LateRegisterHint />;

/** Demo builds only: the code that the mock backend accepts, whatever sends or makes it. */
export const DemoCodeHint = () => LateCodeHint !== undefined && <LateCodeHint />;
