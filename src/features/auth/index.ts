/* Login and registration forms. Pages decide where they lead. Private: validation, requests, drafts, the puzzle. */
export { LoginForm } from './components/login-form';
export { RegisterForm } from './components/register-form';
export { LegalDocumentSheet, WalletAgreement } from './components/agreement-field';
export { useSignInWay, type SignInWays } from './use-sign-in-way';
export { startPractice } from './practice';
