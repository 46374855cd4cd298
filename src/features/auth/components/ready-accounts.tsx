import * as zod from 'zod/mini';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, ListRow } from '@/ui';

const personas = zod.array(zod.object({ account: zod.string(), password: zod.string() }));

/** The simulated backend says who exists: this module is loaded after it has started. */
const load = async () => {
  try {
    return personas.safeParse(await window.__mock?.({ command: 'personas' })).data ?? [];
  } catch {
    // A help and no more: the form is there without it.
    return [];
  }
};
const readyAccounts = load();

/** What an account is good for. The names are the backend's; one that is not here is shown plainly. */
const SHOWS = {
  trader: 'demo.trader',
  practice: 'demo.practice',
  unverified: 'demo.unverified',
  frozen: 'demo.frozen',
  locked: 'demo.locked',
} as const;

const isKnown = (account: string): account is keyof typeof SHOWS => Object.hasOwn(SHOWS, account);

export interface ReadyAccountsProps {
  readonly onPick: (account: string, password: string) => void;
}

/** Accounts to log in with at one tap, without the puzzle: a demo must be quick. */
export const ReadyAccounts = ({ onPick }: ReadyAccountsProps) => {
  const { t } = useTranslation('auth');
  const accounts = use(readyAccounts);
  if (accounts.length === 0) return null;
  return (
    <div className="mt-8">
      <Card title={t('demo.title')}>
        <p className="-mt-2 mb-1 text-label text-ink-2">{t('demo.text')}</p>
        <div className="divide-y divide-line">
          {accounts.map(({ account, password }) => (
            <div key={account}>
              <ListRow
                title={account}
                detail={isKnown(account) ? t(SHOWS[account]) : undefined}
                caret
                onClick={() => onPick(account, password)}
              />
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
};
