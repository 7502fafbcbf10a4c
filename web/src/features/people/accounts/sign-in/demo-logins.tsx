import { demoPassword, demoPeople } from '@firstlight/contract/people/accounts/demo-people.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useSignIn } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';

/** One press instead of two fields, for developers; English only, as are the other developers' pages. */
export function DemoLogins() {
  const signIn = useSignIn();
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
            onClick={() => signIn.mutate({ login: username, password: demoPassword })}
          >
            {username}
          </Button>
        ))}
      </div>
      {signIn.isError && <AuthFailureNotice error={signIn.error} />}
    </section>
  );
}
