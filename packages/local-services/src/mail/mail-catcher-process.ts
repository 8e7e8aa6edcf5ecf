import { createServer, type Server } from 'node:http';
import { Mailbox } from './mailbox.ts';
import { mailboxPage, mailPage } from './mailbox-pages.ts';
import { smtpCatcher } from './smtp-server.ts';

/** Answers the pages of the mailbox on loopback. The product shows them at the same paths, with its security headers. */
function mailboxServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    const reply = replyTo(mailbox, URL.parse(request.url ?? '/', 'http://mailbox')?.pathname ?? '/');
    if (reply === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(reply);
  });
}

function replyTo(mailbox: Mailbox, path: string): string | undefined {
  if (path === '/health') return 'ok';
  if (path === '/mailbox') return mailboxPage(mailbox.list());
  const [, id = '', part] = /^\/mailbox\/([^/]+)(\/html)?$/.exec(path) ?? [];
  const mail = mailbox.mail(id);
  if (mail === undefined) return undefined;
  return part === undefined ? mailPage(mail) : (mail.html ?? undefined);
}

/** Runs the mail catcher. The arguments are the folder of the mails, the SMTP port and the port of the mailbox. */

const [folder = '', smtpPort, mailboxPort] = process.argv.slice(2);
const mailbox = new Mailbox(folder);
const smtp = smtpCatcher({ onMail: (mail) => void mailbox.add(mail) });
const pages = mailboxServer(mailbox);

function fail(error: Error): void {
  process.stderr.write(`The catcher of mails: ${error.message}\n`);
  // Fails only if a server cannot listen. A broken connection must not end the process.
  if ('syscall' in error && error.syscall === 'listen') process.exit(1);
}
smtp.on('error', fail);
pages.on('error', fail);
smtp.listen(Number(smtpPort), '127.0.0.1', () => pages.listen(Number(mailboxPort), '127.0.0.1'));

function stop(): void {
  pages.closeAllConnections();
  pages.close();
  smtp.close(() => process.exit(0));
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
// Stops this process when the launcher that started it is killed.
if (process.send) process.on('disconnect', stop);
