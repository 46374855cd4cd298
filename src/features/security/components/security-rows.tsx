import { useTranslation } from 'react-i18next';
import { SCREENS, type Screen } from '@/domain/screens/screens';
import { Link, ListRow } from '@/ui';
import {
  DeviceMobileIcon,
  EnvelopeSimpleIcon,
  KeyIcon,
  LockKeyIcon,
  ShieldCheckIcon,
  type Icon,
} from '@/ui/icons';
import type { Security } from '../model';

const Row = (props: {
  readonly Icon: Icon;
  readonly title: string;
  readonly value?: string | undefined;
  readonly screen: Screen;
}) => {
  const { Icon, title, value, screen } = props;
  return (
    <ListRow
      leading={<Icon aria-hidden="true" size={22} className="text-ink-2" />}
      title={title}
      middle={
        value !== undefined && (
          <span dir="auto" className="max-w-1/2 text-right text-body wrap-anywhere text-ink-2">
            {value}
          </span>
        )
      }
      caret
      link={<Link to={SCREENS[screen]} />}
    />
  );
};

/** What protects the account, with its present state and the way to change it. Without `security`, states are missing. */
export const SecurityRows = ({ security }: { readonly security: Security | undefined }) => {
  const { t } = useTranslation('settings');
  const stateOf = (isSet: boolean | undefined): string | undefined =>
    isSet === undefined ? undefined : t(isSet ? 'state.set' : 'state.notSet');
  const contact = security && { email: security.email, phone: security.phone };
  return (
    <div className="-mb-2 divide-y divide-line">
      <Row
        Icon={EnvelopeSimpleIcon}
        title={t('row.email')}
        value={contact && (contact.email ?? t('state.notSet'))}
        screen="changeEmail"
      />
      <Row
        Icon={DeviceMobileIcon}
        title={t('row.phone')}
        value={contact && (contact.phone ?? t('state.notSet'))}
        screen="changePhone"
      />
      <Row
        Icon={KeyIcon}
        title={t('row.password')}
        value={security && t('state.set')}
        screen="changePassword"
      />
      <Row
        Icon={LockKeyIcon}
        title={t('row.tradePassword')}
        value={stateOf(security?.hasTradePassword)}
        screen="changeTradePassword"
      />
      <Row
        Icon={ShieldCheckIcon}
        title={t('row.authenticator')}
        value={stateOf(security?.hasAuthenticator)}
        screen="authenticator"
      />
    </div>
  );
};
