import { createServer, type Server } from 'node:http';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage, mailPage } from './mailbox-pages.ts';

/** Answers the pages of the mailbox on loopback. The product shows them at the same paths, with its security headers. */
export function mailboxServer(mailbox: Mailbox): Server {
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
