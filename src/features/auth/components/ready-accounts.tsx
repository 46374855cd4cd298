import * as zod from 'zod/mini';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, ListRow } from '@/ui';

const personas = zod.array(
  zod.object({ account: zod.string(), password: zod.optional(zod.string()) }),
);

/** Accounts of the mock backend. It has started before this module is loaded. */
const load = async () => {
  try {
    const all = personas.safeParse(await window.__mock?.({ command: 'personas' })).data ?? [];
    // Who signs in by wallet alone has another way in on this screen.
    return all.flatMap(({ account, password }) =>
      password === undefined ? [] : [{ account, password }],
    );
  } catch {
    // The list is optional: the form works without it.
    return [];
  }
};
const readyAccounts = load();

/** Text key of what each account demonstrates. An unlisted account is shown without a text. */
const DESCRIPTIONS = {
  trader: 'demo.trader',
  practice: 'demo.practice',
  unverified: 'demo.unverified',
  frozen: 'demo.frozen',
  locked: 'demo.locked',
} as const;

const isDescribed = (account: string): account is keyof typeof DESCRIPTIONS =>
  Object.hasOwn(DESCRIPTIONS, account);

/** `onPick` gets the account name and password of the selected account. */
export interface ReadyAccountsProps {
  readonly onPick: (account: string, password: string) => void;
}

/** Accounts that log in with one tap, without the puzzle. */
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
                detail={isDescribed(account) ? t(DESCRIPTIONS[account]) : undefined}
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
