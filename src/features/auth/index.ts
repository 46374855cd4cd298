/* Signing in and registering. Forms only: the pages decide where they lead. Private: rules, wire shapes, drafts, the puzzle. */
export { LoginForm } from './components/login-form';
export { RegisterForm } from './components/register-form';
export { PaperSheet } from './components/agreement';
