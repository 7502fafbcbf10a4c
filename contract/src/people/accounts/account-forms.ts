import * as z from 'zod/mini';
import { languages } from '../../languages.ts';
import { accountRules } from '../../rules.ts';
import { personNameFault } from '../../text/visible-name.ts';
import { accountLimits, motions, roles } from './account-limits.ts';
import { providerNames } from './provider-names.ts';
import { securityRules } from './security-rules.ts';

export const username = z
  .string()
  .check(
    z.minLength(accountLimits.usernameMin),
    z.maxLength(accountLimits.usernameMax),
    z.regex(/^[a-z0-9_]+$/),
  );
export const email = z.string().check(z.trim(), z.maxLength(accountLimits.email), z.email());
export const newPassword = z
  .string()
  .check(z.minLength(accountRules.passwordMin), z.maxLength(accountLimits.passwordMax));
/** 32 random bytes from a link in a mail. */
export const mailedToken = z.string().check(z.regex(/^[\w-]{43}$/));

const name = z.string().check(
  z.normalize(),
  z.trim(),
  z.minLength(1),
  z.maxLength(accountLimits.nameMax),
  z.refine<string>((text) => personNameFault(text) === undefined, { error: 'not a name to show' }),
);

export const signUpForm = z.strictObject({
  name,
  username,
  email,
  password: newPassword,
  role: z.enum(roles),
  language: z.enum(languages),
});

export const signInForm = z.strictObject({
  /** E-mail address or username. */
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(accountLimits.email)),
  password: z.string().check(z.minLength(1), z.maxLength(accountLimits.passwordMax)),
});

export const accountChanges = z.strictObject({
  name: z.optional(name),
  role: z.optional(z.enum(roles)),
  language: z.optional(z.enum(languages)),
  shortcuts: z.optional(z.boolean()),
  motion: z.optional(z.enum(motions)),
});

export type AccountChanges = z.infer<typeof accountChanges>;

export const resetForm = z.strictObject({
  token: mailedToken,
  password: newPassword,
  /** Nothing else that was made before the reset stays. */
  keep: z.optional(
    z.strictObject({
      passkeys: z.array(z.uuid()).check(z.maxLength(securityRules.passkeysMax)),
      secondFactor: z.boolean(),
      providers: z.optional(z.array(z.enum(providerNames)).check(z.maxLength(providerNames.length))),
    }),
  ),
});
