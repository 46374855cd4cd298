import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitPart } from '@/ui/form/form';
import type { CodeRoute, Security } from '../model';
import { useChangePassword, useSetTradePassword } from '../queries';
import { PASSWORD_TARGETS, TRADE_PASSWORD_TARGETS } from '../refusals';
import { useSecretForm } from '../use-secret-form';
import { NewPasswordFields, OldPasswordField, OwnCodeField } from './secret-fields';

/** Props of the forms of passwords. */
interface PasswordFormProps {
  readonly security: Security;
  /** Above the code, if one is needed: the code of the demo. */
  readonly codeHint: ReactNode;
}

const hasCode = (route: CodeRoute): route is Extract<CodeRoute, { readonly to: string }> =>
  route.by === 'phone' || route.by === 'email';

/** Says that no code can be sent, although one is needed. */
const NoCode = () => {
  const { t } = useTranslation('security');
  return (
    <p className="rounded-field bg-warn-soft px-3 py-2.5 text-label text-warn">{t('noCode')}</p>
  );
};

/** Sets or changes the login password of a member. `onChanged` is called when every session of the user has ended. */
export const ChangePasswordForm = (
  props: PasswordFormProps & { readonly onChanged: () => void },
) => {
  const { t } = useTranslation('security');
  const { codeRoute, hasPassword } = props.security;
  const needsOld = hasPassword !== false;
  const secret = useSecretForm({ needsOld, needsCode: hasCode(codeRoute) }, PASSWORD_TARGETS);
  const { changePassword, isPending } = useChangePassword(props.onChanged);
  const { form } = secret;
  const action = t(needsOld ? 'password.change' : 'password.set');
  return (
    <Form
      form={form}
      label={action}
      onChecked={(values) => {
        if (!isPending) changePassword(props.security, values, secret.showChangeFailure);
      }}
    >
      {needsOld && (
        <OldPasswordField form={form} label={t('password.old')} autoComplete="current-password" />
      )}
      <NewPasswordFields form={form} label={t('password.new')} autoComplete="new-password" />
      {hasCode(codeRoute) && (
        <>
          {props.codeHint}
          <OwnCodeField form={form} route={codeRoute} onSendFailed={secret.showFailure} />
        </>
      )}
      {codeRoute.by === 'unknown' && <NoCode />}
      <p className="text-label text-ink-2">{t('password.ends')}</p>
      <SubmitPart form={form} label={action} isBusy={isPending} />
    </Form>
  );
};

/** Sets the trade password, or changes it by the one so far. */
export const TradePasswordForm = (props: PasswordFormProps & { readonly onDone: () => void }) => {
  const { t } = useTranslation('security');
  const { codeRoute, hasTradePassword } = props.security;
  const needsOld = hasTradePassword === true;
  const secret = useSecretForm({ needsOld, needsCode: hasCode(codeRoute) }, TRADE_PASSWORD_TARGETS);
  const { setTradePassword, isPending } = useSetTradePassword();
  const { form } = secret;
  const action = t(needsOld ? 'tradePassword.change' : 'tradePassword.set');
  return (
    <Form
      form={form}
      label={action}
      onChecked={(values) => {
        if (isPending) return;
        setTradePassword(props.security, values, {
          onDone: props.onDone,
          onFailed: secret.showChangeFailure,
        });
      }}
    >
      <p className="text-body text-ink-2">{t('tradePassword.intro')}</p>
      {needsOld && (
        <OldPasswordField form={form} label={t('tradePassword.old')} autoComplete="off" />
      )}
      <NewPasswordFields form={form} label={t('tradePassword.new')} autoComplete="off" />
      {hasCode(codeRoute) && (
        <>
          {props.codeHint}
          <OwnCodeField form={form} route={codeRoute} onSendFailed={secret.showFailure} />
        </>
      )}
      {codeRoute.by === 'unknown' && <NoCode />}
      <SubmitPart form={form} label={action} isBusy={isPending} />
    </Form>
  );
};
