/*
 * What protects the signed-in user: passwords, the authenticator, and an overview of them with the user's own data. Phone
 * and e-mail are bound by `auth`, identity is verified elsewhere. Private: requests, validation, what is sent where.
 */
export { Authenticator } from './components/authenticator';
export { ChangePasswordForm, TradePasswordForm } from './components/password-forms';
export { ProfileDetails } from './components/profile-details';
export { SecurityChecklist } from './components/checklist';
export { SecurityRows } from './components/security-rows';
export { useSecurity } from './queries';
