import { hasCode } from '../api/api-error.ts';

/** Asks for the password, and says whether it was given. */
type AskForPassword = () => Promise<boolean>;

// Whoever is signed in has a dialog that registers here; features need not know where it comes from.
let askForPassword: AskForPassword | undefined;

export function answerPasswordNeed(ask: AskForPassword): () => void {
  askForPassword = ask;
  return () => {
    if (askForPassword === ask) askForPassword = undefined;
  };
}

/**
 * For acts that the server wants a recent password for: asks for it where it is missing, then tries again. Whoever
 * would rather not gets the refusal, whose sentence says what is needed.
 */
export async function withRecentPassword<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!hasCode(error, 'accounts.password_needed')) throw error;
    if (!(await askForPassword?.())) throw error;
    return await act();
  }
}
