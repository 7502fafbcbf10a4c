import type { ServerResponse } from 'node:http';
import type { Till } from './stripe-till.ts';

/** Where people pay in development and in journeys: three buttons in place of a card. */
export function payPage(till: Till, url: URL, method: string, body: string, response: ServerResponse): void {
  const [, page = '', id = ''] = url.pathname.split('/');
  if (page === 'portal') {
    const back = new URL(url.searchParams.get('return') ?? '/', url).href.replaceAll('"', '%22');
    send(response, `<h1>Your card</h1><a href="${back}">Back to the site</a>`);
    return;
  }
  const session = page === 'pay' ? till.kept.sessions.get(id) : undefined;
  if (!session) {
    send(response, `<h1>${page === 'receipts' ? 'Receipt' : 'Nothing here'}</h1>`);
    return;
  }
  const act = method === 'POST' ? new URLSearchParams(body).get('act') : 'look';
  if (act === 'look' || act === 'decline') {
    const note = act === 'decline' ? '<p role="alert">Your card was declined.</p>' : '';
    send(response, form(session.amount_total, session.mode, note));
    return;
  }
  if (act === 'pay' && session.status === 'open') till.pay(id);
  const next = act === 'pay' ? session.success_url : session.cancel_url;
  response.writeHead(303, { location: next ?? '/' }).end();
}

function form(cents: number, mode: string, note: string): string {
  const amount = `€${(cents / 100).toFixed(2)}${mode === 'subscription' ? ' a month' : ''}`;
  return `<h1>Stand-in for Stripe</h1><p>${amount}</p>${note}<form method="post">
    <button name="act" value="pay">Pay</button>
    <button name="act" value="decline">Decline</button>
    <button name="act" value="leave">Leave</button></form>`;
}

function send(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stand-in for Stripe</title>${html}</html>`,
  );
}
