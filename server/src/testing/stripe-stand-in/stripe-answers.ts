import type { Till } from './stripe-till.ts';

interface Asked {
  method: string;
  /** Without `/v1`. */
  path: string;
  fields: URLSearchParams;
}

type Answered = { status: number; body: unknown };

const pageSize = 100;

/** What the API answers, as far as the product asks. */
export function stripeAnswers(till: Till): (asked: Asked) => Answered {
  const { kept } = till;
  return ({ method, path, fields }) => {
    const [, first = '', second = '', third = ''] = path.split('/');
    const key = `${method} ${first}${third === '' && second !== '' && first !== 'checkout' && first !== 'billing_portal' ? '/:id' : ''}`;
    switch (key) {
      case 'POST checkout':
        return ok(createSession(till, fields));
      case 'GET checkout':
        return found(kept.sessions.get(third));
      case 'GET invoices/:id':
        return found(kept.invoices.get(second));
      case 'GET subscriptions/:id':
        return found(kept.subscriptions.get(second));
      case 'POST subscriptions/:id':
        return found(kept.subscriptions.has(second) ? till.endAtPeriodEnd(second) : undefined);
      case 'DELETE subscriptions/:id':
        return found(kept.subscriptions.has(second) ? till.end(second) : undefined);
      case 'GET charges/:id':
        return found(kept.charges.get(second));
      case 'GET disputes/:id':
        return found(kept.disputes.get(second));
      case 'GET refunds/:id':
        return found(till.findRefund(second));
      case 'POST refunds':
        return ok(till.refund(fields.get('charge') ?? ''));
      case 'POST billing_portal':
        return ok(till.openPortal(fields.get('return_url') ?? ''));
      case 'GET invoice_payments':
        return ok(list(invoicePaymentsOf(till, fields.get('payment[payment_intent]') ?? ''), fields));
      case 'GET events':
        return ok(list(since(kept.events, fields), fields));
      case 'GET balance_transactions':
        return ok(list(since(kept.movements, fields), fields));
      default:
        return { status: 404, body: { error: { type: 'invalid_request_error', message: `no ${key}` } } };
    }
  };
}

function createSession(till: Till, fields: URLSearchParams) {
  const price = 'line_items[0][price_data]';
  return till.createSession({
    mode: fields.get('mode') === 'subscription' ? 'subscription' : 'payment',
    client_reference_id: fields.get('client_reference_id'),
    success_url: fields.get('success_url'),
    cancel_url: fields.get('cancel_url'),
    customer: null,
    amount_total: Number(fields.get(`${price}[unit_amount]`)),
    pledge: fields.get('metadata[reference]') ?? '',
  });
}

function invoicePaymentsOf({ kept }: Till, intent: string) {
  const paid = [...kept.invoices.values()].filter(({ payments }) =>
    payments.data.some(({ payment }) => payment.payment_intent.id === intent),
  );
  return paid.map((invoice) => ({ id: `inpay_${invoice.id}`, object: 'invoice_payment', invoice }));
}

function since<Kept extends { created: number }>(kept: readonly Kept[], fields: URLSearchParams): Kept[] {
  const from = Number(fields.get('created[gte]') ?? 0);
  const to = Number(fields.get('created[lt]') ?? Number.POSITIVE_INFINITY);
  return kept.filter(({ created }) => created >= from && created < to);
}

/** The newest first, a page at a time. */
function list(all: readonly { id: string }[], fields: URLSearchParams) {
  const after = fields.get('starting_after');
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const size = Number(fields.get('limit') ?? pageSize);
  const data = all.slice(start, start + size);
  return { object: 'list', data, has_more: start + size < all.length, url: '/v1/list' };
}

const ok = (body: unknown): Answered => ({ status: 200, body });
const found = (body: unknown): Answered =>
  body === undefined
    ? {
        status: 404,
        body: {
          error: { type: 'invalid_request_error', code: 'resource_missing', message: 'no such thing' },
        },
      }
    : ok(body);
