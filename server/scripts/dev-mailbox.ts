import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { devPorts } from '../../scripts/dev/dev-ports.ts';
import { environment } from '../../scripts/environment.ts';
import { escapeHtml } from '../src/core/http/pages/escape-html.ts';

// Catches every mail of the development server and shows it on a page. Nothing leaves the machine.

interface Caught {
  at: Date;
  to: string;
  subject: string;
  html: string;
  text: string;
}

const caught: Caught[] = [];
const ports = devPorts(environment());

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  async onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const { to = [], subject = '', html = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks));
    caught.unshift({ at: new Date(), to: to.map(({ address }) => address).join(', '), subject, html, text });
    caught.length = Math.min(caught.length, 200);
    done();
  },
});
smtp.listen(ports.smtp.port, '127.0.0.1', () => console.log('mailbox is listening'));

createServer((request, response) => {
  const [, view = '', index = ''] = (request.url ?? '').split('/');
  const mail = index === '' ? undefined : caught[Number(index)];
  response.setHeader(
    'content-type',
    view === 'text' ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
  );
  response.end(mail ? mail[view === 'text' ? 'text' : 'html'] : list());
}).listen(ports.mailbox.port, '127.0.0.1');

function list(): string {
  const rows = caught.map(
    ({ at, to, subject }, index) =>
      `<li><a href="/html/${index}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}, ${at.toLocaleTimeString()} (<a href="/text/${index}">text</a>)</li>`,
  );
  const body = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No mail yet.</p>';
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Mailbox</title><h1>Mailbox</h1>${body}`;
}
