import { demoPassword, demoPeople } from '@firstlight/contract/people/accounts/demo-people.ts';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useSignIn, useSignInWithCode } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { demoCode } from './demo-code.ts';

/** One press instead of two fields, for developers; English only, as are the other developers' pages. */
export function DemoLogins() {
  const signIn = useSignIn();
  const withCode = useSignInWithCode();

  const enter = (login: string) =>
    signIn.mutate(
      { login, password: demoPassword },
      {
        onError: (error) => {
          if (hasCode(error, 'accounts.code_needed')) void demoCode().then((code) => withCode.mutate(code));
        },
      },
    );

  const failure = hasCode(signIn.error, 'accounts.code_needed') ? withCode.error : signIn.error;
  return (
    <section aria-labelledby="demo-title" className="flex flex-col gap-3 border-line border-t pt-5">
      <h2 id="demo-title" className="log text-ink-muted">
        Sign in as
      </h2>
      <div className="flex flex-wrap gap-2">
        {demoPeople.map(({ username }) => (
          <Button
            key={username}
            size="sm"
            loading={signIn.isPending && signIn.variables.login === username}
            onClick={() => enter(username)}
          >
            {username}
          </Button>
        ))}
      </div>
      {failure && <AuthFailureNotice error={failure} />}
    </section>
  );
}
