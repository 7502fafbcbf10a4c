/** Hashing a password is slow on purpose, and twenty at once wait for each other. */
export const hashesPasswords = new Set([
  'accounts.signUp',
  'accounts.verifyEmail',
  'accounts.signIn',
  'accounts.resetPassword',
  'accounts.changePassword',
  'accounts.confirmPassword',
]);
