/** Another run beside this one, in another work tree, takes other ports. */
const first = Number(process.env['STAGE_PORT'] ?? 4300);

/**
 * Where the journeys' own servers listen: the product, its dev build (for /dev/ui), the caught mails, and a GitHub,
 * a Google and a Stripe of this machine.
 */
export const stage = {
  web: `http://localhost:${first}`,
  dev: `http://localhost:${first + 1}`,
  mails: `http://localhost:${first + 2}`,
  github: `http://127.0.0.1:${first + 3}`,
  google: `http://127.0.0.1:${first + 4}`,
  stripe: `http://127.0.0.1:${first + 5}`,
} as const;
