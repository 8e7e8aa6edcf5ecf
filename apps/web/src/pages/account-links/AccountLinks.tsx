export { SetPasswordPage } from './SetPasswordPage.tsx';
export { VerifyEmailPage } from './VerifyEmailPage.tsx';
