/*
 * Login, registration, a forgotten password, and the phone and e-mail that codes go to. Pages decide where the forms lead.
 * Private: validation, requests, drafts, the puzzle.
 */
export { ContactForm } from './components/contact-form';
export { DemoCodeHint } from './components/demo-parts';
export { ForgotPasswordForm } from './components/forgot-form';
export { LoginForm } from './components/login-form';
export { RegisterForm } from './components/register-form';
export { LegalDocumentSheet, WalletAgreement } from './components/agreement-field';
export { useSignInWay, type SignInWays } from './use-sign-in-way';
export { fillLogin } from './drafts';
export { startPractice } from './practice';
