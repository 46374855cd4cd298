import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { SCREENS, type Screen } from '@/domain/screens/screens';
import { Card, LinkRow } from '@/ui';
import {
  DeviceMobileIcon,
  EnvelopeSimpleIcon,
  IdentificationCardIcon,
  LockKeyIcon,
  ShieldCheckIcon,
  type Icon,
} from '@/ui/icons';
import { protectionOf, type Protection, type Security } from '../model';

/** The screen of each protection, and its icon. */
const PROTECTION_ROWS = {
  email: { screen: 'changeEmail', Icon: EnvelopeSimpleIcon },
  phone: { screen: 'changePhone', Icon: DeviceMobileIcon },
  tradePassword: { screen: 'changeTradePassword', Icon: LockKeyIcon },
  authenticator: { screen: 'authenticator', Icon: ShieldCheckIcon },
  identity: { screen: 'primaryCertification', Icon: IdentificationCardIcon },
} as const satisfies Readonly<Record<Protection, { readonly screen: Screen; readonly Icon: Icon }>>;

/** A bar for each protection, those that are set in colour. The text beside the title says the same. */
const Bars = ({ set, total }: { readonly set: number; readonly total: number }) => (
  <div aria-hidden="true" className="mb-2 flex gap-1">
    {Array.from({ length: total }, (_, index) => (
      <span
        key={index}
        className={clsx('h-1 flex-1 rounded-full', index < set ? 'bg-green' : 'bg-line')}
      />
    ))}
  </div>
);

/** What is not set yet to protect the account, one tap each; nothing once all is. */
export const SecurityChecklist = ({ security }: { readonly security: Security }) => {
  const { t } = useTranslation('settings');
  const { missing, set, total } = protectionOf(security);
  if (missing.length === 0)
    return (
      <Card>
        <p className="flex items-center gap-3 text-row">
          <ShieldCheckIcon aria-hidden="true" size={28} className="shrink-0 text-green" />
          {t('protect.all')}
        </p>
      </Card>
    );
  return (
    <Card
      title={t('protect.title')}
      aside={<span className="text-label text-ink-2">{t('protect.progress', { set, total })}</span>}
    >
      <Bars set={set} total={total} />
      <div className="-mb-2 divide-y divide-line">
        {missing.map((name) => {
          const { screen, Icon } = PROTECTION_ROWS[name];
          return (
            <LinkRow
              key={name}
              Icon={Icon}
              to={SCREENS[screen]}
              title={t(`protect.add.${name}`)}
              detail={t(`protect.why.${name}`)}
            />
          );
        })}
      </div>
    </Card>
  );
};
