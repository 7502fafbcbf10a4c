import { devPorts } from '../../scripts/dev/dev-ports.ts';
import { environment } from '../../scripts/environment.ts';
import { startStripeStandIn } from '../src/testing/stripe-stand-in/start-stripe-stand-in.ts';

// Takes payments in the development server without a card. Nothing leaves the machine.

const { api, stripe } = devPorts(environment());
await startStripeStandIn({
  port: stripe.port,
  webhookUrl: `http://127.0.0.1:${api.port}/webhooks/stripe`,
});
console.log('stand-in for Stripe is listening');
