import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { LinkRow } from '@/ui';
import {
  DeviceMobileIcon,
  EnvelopeSimpleIcon,
  KeyIcon,
  LockKeyIcon,
  ShieldCheckIcon,
} from '@/ui/icons';
import type { Security } from '../model';

/** What protects the account, with its present state and the way to change it. Without `security`, states are missing. */
export const SecurityRows = ({ security }: { readonly security: Security | undefined }) => {
  const { t } = useTranslation('settings');
  const stateOf = (isSet: boolean | undefined): string | undefined =>
    isSet === undefined ? undefined : t(isSet ? 'state.set' : 'state.notSet');
  const contact = security && { email: security.email, phone: security.phone };
  return (
    <div className="-mb-2 divide-y divide-line">
      <LinkRow
        Icon={EnvelopeSimpleIcon}
        title={t('row.email')}
        state={contact && (contact.email ?? t('state.notSet'))}
        to={SCREENS.changeEmail}
      />
      <LinkRow
        Icon={DeviceMobileIcon}
        title={t('row.phone')}
        state={contact && (contact.phone ?? t('state.notSet'))}
        to={SCREENS.changePhone}
      />
      <LinkRow
        Icon={KeyIcon}
        title={t('row.password')}
        state={stateOf(security?.hasPassword)}
        to={SCREENS.changePassword}
      />
      <LinkRow
        Icon={LockKeyIcon}
        title={t('row.tradePassword')}
        state={stateOf(security?.hasTradePassword)}
        to={SCREENS.changeTradePassword}
      />
      <LinkRow
        Icon={ShieldCheckIcon}
        title={t('row.authenticator')}
        state={stateOf(security?.hasAuthenticator)}
        to={SCREENS.authenticator}
      />
    </div>
  );
};
