import { readStored, removeStored, session, writeStored } from '../local-storage.ts';

/** Whose drafts lie in this browser. */
export const ownerKey = 'drafts-of';

/** Written for a moment and taken away: by it, other tabs hear who signed out. */
export const leftKey = 'signed-out';

let signedInHere: string | undefined;

/** Who signed in on this very page, last. */
export const whoSignedInHere = () => signedInHere;

/** What they chose in the palette last: whose projects and pages they looked for. */
const lookedFor = /^palette-recent$/;

/** Messages that could not be sent yet, and when one may write again where one has. */
const unsent = /^(unsent-message|slow-until):/;

/** That they reported something, which is nobody else's business. */
const reported = /^has-reported$/;

/**
 * What somebody wrote and did not send is for no one else, least of all what testers wrote about whose project. It goes
 * when they sign out, and where their session ran out instead, when another person signs in. A project that the server
 * does not have yet waits for its maker.
 */
export function settleDrafts(me: { id: string } | null): void {
  const owner = readStored(ownerKey);
  signedInHere = me?.id;
  if (me === null) {
    removeStored(/^(feedback|skip|comment|iteration|appeal|message|thread|profile)-draft:/);
    removeStored(unsent);
    removeStored(lookedFor);
    removeStored(reported);
    removeStored(/^contact-draft$/, session);
    if (owner !== null) {
      writeStored(leftKey, owner);
      writeStored(leftKey, null);
    }
  } else if (owner !== me.id) {
    removeStored(/^(feedback|skip|comment|iteration|appeal|message|thread|profile|project)-draft[:-]/);
    removeStored(unsent);
    removeStored(lookedFor);
    removeStored(reported);
    // A guest may have begun a message to us before signing in for the first time here.
    if (owner !== null) removeStored(/^contact-draft$/, session);
    writeStored(ownerKey, me.id);
  }
}
