import { useTranslation } from 'react-i18next';
import { InfoIcon } from '@/ui/icons';

/** Invite code and verification code that the mock backend accepts. A contract test checks them. */
export const DEMO_CODES = { invite: 'QUAYSIDE', code: '111111' } as const;

const Hint = ({ text }: { readonly text: string }) => (
  <p className="flex items-start gap-2 rounded-field bg-blue-soft px-3 py-2.5 text-label text-blue">
    <InfoIcon aria-hidden="true" size={18} className="shrink-0" />
    <span>{text}</span>
  </p>
);

/** Shows the codes that a registration in the demo needs. */
export const RegisterHint = () => {
  const { t } = useTranslation('auth');
  return <Hint text={t('demo.registerHint', DEMO_CODES)} />;
};

/** Shows the code that stands for all that would be sent or made by an app. */
export const CodeHint = () => {
  const { t } = useTranslation('auth');
  return <Hint text={t('demo.codeHint', DEMO_CODES)} />;
};
