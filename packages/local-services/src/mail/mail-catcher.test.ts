import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../process/ports.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { mailVariables, spawnMailCatcher } from './mail-catcher.ts';

test('a mail that is sent appears in the mailbox, and stays when the catcher is started again', async () => {
  const folder = temporaryFolder();
  const [smtpPort, mailboxPort] = [await freePort(), await freePort()];
  const { SMTP_URL, MAILBOX_URL } = mailVariables({ smtpPort, mailboxPort });
  const start = async () => {
    const { child, isReady } = spawnMailCatcher({ folder, smtpPort, mailboxPort });
    onTestFinished(() => child.stop());
    await child.until(isReady, 60_000);
    return child;
  };
  const first = await start();
  const read = async (address: string) => {
    const response = await fetch(MAILBOX_URL + address);
    return { status: response.status, text: await response.text() };
  };
  expect((await read('/mailbox')).text).toContain('No emails yet');

  const transport = createTransport({ url: SMTP_URL });
  await transport.sendMail({
    from: 'a@zodiac-atlas.test',
    to: 'b@example.com',
    subject: 'A <b>sign</b>',
    html: '<script>alert(1)</script><p>Horse</p>',
    text: '<i>Horse</i>',
  });
  transport.close();
  await first.stop();
  await start();

  const list = await read('/mailbox');
  const id = /href="\/mailbox\/([^"]+)"/.exec(list.text)?.[1];
  expect(list.text).toContain('A &lt;b&gt;sign&lt;/b&gt;');
  const page = await read(`/mailbox/${id}`);
  expect(page.text).toContain('b@example.com');
  expect(page.text).toContain('&lt;i&gt;Horse&lt;/i&gt;');
  expect(page.text).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page.text).not.toContain('alert(1)');
  expect((await read(`/mailbox/${id}/html`)).text).toContain('<p>Horse</p>');
  for (const path of ['/mailbox/none', '/mailbox/..%2f..%2fetc', '/other']) {
    expect((await read(path)).status).toBe(404);
  }
});
