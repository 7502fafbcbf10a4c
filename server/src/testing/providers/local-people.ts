/** Somebody as a provider knows them. */
export interface LocalPerson {
  /** A number for GitHub, any text for Google. */
  id: string;
  login: string;
  name: string;
  email: string;
  isConfirmed: boolean;
}

/** What the site is registered with at each local provider. */
export const localClient = { id: 'firstlight-here', secret: 'a secret of this machine only' };

/** Where the site's own tests send people to at a provider: one link for each person it knows. */
export function choicePage(people: readonly LocalPerson[], linkOf: (person: LocalPerson) => string): string {
  const links = people.map((person) => `<p><a href="${linkOf(person)}">Continue as ${person.login}</a></p>`);
  return `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>${links.join('')}`;
}
