import { resetPassword } from '@firstlight/contract/people/accounts/accounts.ts';
import { undoEmailChange } from '@firstlight/contract/people/accounts/email-change.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useResetPassword } from '../accounts.api.ts';
import { type AuthArrival, authAddress } from '../auth/auth-mode.ts';
import { nothingKept } from './kept-ways-in.tsx';
import { type NewPassword, resetFault } from './reset-fault.ts';

export function useResetForm(token: string, onExpired: () => void, undoesEmail: boolean) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const reset = useResetPassword(undoesEmail ? undoEmailChange : resetPassword);
  const [given, setGiven] = useState<NewPassword>({ password: '', repeat: '' });
  const [kept, setKept] = useState(nothingKept);
  const [tried, setTried] = useState(false);
  const inputs = { password: useRef<HTMLInputElement>(null), repeat: useRef<HTMLInputElement>(null) };
  const tooCommon = hasCode(reset.error, 'accounts.password_too_common');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const fault = resetFault(given);
    if (fault) inputs[fault.field].current?.focus();
    else
      reset.mutate(
        { token, password: given.password, keep: kept },
        { onSuccess: signInAnew, onError: refuse },
      );
  };

  const signInAnew = () => {
    const state: AuthArrival = { notice: undoesEmail ? 'emailPutBack' : 'passwordChanged' };
    void navigate(authAddress('sign-in', search), { replace: true, state });
  };

  const refuse = (error: unknown) => {
    // What was typed is valid here, so that only the token can be at fault.
    if (hasCode(error, 'accounts.link_expired') || hasCode(error, 'request.invalid')) onExpired();
    if (hasCode(error, 'accounts.password_too_common')) inputs.password.current?.focus();
  };

  const type = (field: keyof NewPassword, value: string) => {
    setGiven({ ...given, [field]: value });
    if (tooCommon) reset.reset();
  };
  return {
    given,
    type,
    kept,
    setKept,
    inputs,
    submit,
    reset,
    tooCommon,
    fault: tried ? resetFault(given) : undefined,
  };
}
