/* Login and registration forms. Pages decide where they lead. Private: validation, requests, drafts, the puzzle. */
export { LoginForm } from './components/login-form';
export { RegisterForm } from './components/register-form';
export { LegalDocumentSheet } from './components/agreement-field';
export { startPractice } from './practice';
