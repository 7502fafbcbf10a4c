/** What guards an account, as figures. Free of zod, so that any screen may read them. */
export const securityRules = {
  /** Acts that could cost somebody their account ask for the password again after this long. */
  recentPasswordMinutes: 60,
  /** Between the password and the code, or between asking for a passkey and using it. */
  challengeMinutes: 10,
  codeDigits: 6,
  /** Wrong codes that one sign-in survives. */
  codeTries: 5,
  recoveryCodes: 10,
  passkeysMax: 20,
  passkeyNameMax: 50,
  /** More are ended together with the others; nobody reads a longer list. */
  sessionsShown: 50,
} as const;
