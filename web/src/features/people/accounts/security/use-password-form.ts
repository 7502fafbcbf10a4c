import { type FormEvent, useRef, useState } from 'react';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { resetFault } from '../password/reset-fault.ts';
import { type PasswordChange, passwordFault } from './password-fault.ts';
import { useChangePassword } from './security.api.ts';

const nothing: PasswordChange = { current: '', password: '', repeat: '' };

export function usePasswordForm(hasPassword: boolean) {
  const change = useChangePassword();
  const [given, setGiven] = useState(nothing);
  const [tried, setTried] = useState(false);
  const inputs = {
    current: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    repeat: useRef<HTMLInputElement>(null),
  };
  const isWrong = hasCode(change.error, 'accounts.wrong_password');
  const isCommon = hasCode(change.error, 'accounts.password_too_common');

  const faultOf = ({ current, ...chosen }: PasswordChange) =>
    hasPassword ? passwordFault({ current, ...chosen }) : resetFault(chosen);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const fault = faultOf(given);
    if (fault) return inputs[fault.field].current?.focus();
    const { current, password } = given;
    change.mutate(hasPassword ? { current, password } : { password }, { onSuccess: clear, onError: refuse });
  };

  const clear = () => {
    setGiven(nothing);
    setTried(false);
  };

  const refuse = (error: unknown) => {
    if (hasCode(error, 'accounts.wrong_password')) inputs.current.current?.select();
    if (hasCode(error, 'accounts.password_too_common')) inputs.password.current?.select();
  };

  const type = (field: keyof PasswordChange, value: string) => {
    setGiven({ ...given, [field]: value });
    if (isWrong || isCommon || change.isSuccess) change.reset();
  };
  return {
    given,
    type,
    inputs,
    submit,
    change,
    isWrong,
    isCommon,
    fault: tried ? faultOf(given) : undefined,
  };
}
