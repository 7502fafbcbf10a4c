/** What one sign-in is bound to. None of it is ever used twice. */
export interface ProviderQuestion {
  /** Our page that the provider sends people back to. */
  returnTo: string;
  state: string;
  nonce: string;
  /** Of PKCE: the code is of use only to whoever has it. */
  verifier: string;
}

/** What came back in the address of our page. */
export interface ProviderReturn {
  code: string;
  state: string;
  iss?: string | undefined;
}

/** Whom a provider has named. */
export interface ProviderIdentity {
  /** Never given to anybody else there, unlike logins and addresses. */
  subject: string;
  /** What its owner knows it by: a login or an address. */
  account: string;
  /** Null where the provider has none that it has confirmed. */
  email: string | null;
  name: string;
  login: string;
}

/** Both refuse with a `ProviderFailure`. */
export interface SignInProvider {
  /** Where to send somebody. */
  begin(question: ProviderQuestion): Promise<string>;
  finish(question: ProviderQuestion, returned: ProviderReturn): Promise<ProviderIdentity>;
}

/** Only those that whoever runs the site has registered with. */
export type SignInProviders = Partial<Record<'github' | 'google', SignInProvider>>;
