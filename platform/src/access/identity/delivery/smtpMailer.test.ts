import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from '@jest/globals';
import { smtpMailer } from './smtpMailer.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** A mail server that accepts mail or refuses its recipients; returns what it received. */
async function mailServer({ takes = true } = {}): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    const answerTo = (line: string) => {
      const wasData = inData;
      inData = wasData ? line !== '.' : line === 'DATA';
      if (wasData && inData) return '';
      if (inData) return '354 go on\r\n';
      return line.startsWith('RCPT') && !takes ? '550 no\r\n' : '250 ok\r\n';
    };
    socket.setEncoding('utf8').write('220 mail.test ready\r\n');
    socket.on('error', () => undefined);
    createInterface(socket).on('line', (line) => {
      heard.push(line);
      socket.write(answerTo(line));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  stops.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  // Listening on a port, so the address is not a path.
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, heard };
}

function mailer(url: string) {
  const made = smtpMailer({ url, from: 'Unisite <no-reply@site.example>' });
  stops.push(async () => made.close());
  return made;
}
const mail = { to: 'lan@example.com', subject: 'Mã xác minh', text: 'Unisite: 123456' };

test('hands a mail over as plain text', async () => {
  const { url, heard } = await mailServer();
  await mailer(url).send(mail);
  expect(heard).toContain('MAIL FROM:<no-reply@site.example>');
  expect(heard).toContain('RCPT TO:<lan@example.com>');
  expect(heard.some((line) => line.startsWith('Subject: =?UTF-8?'))).toBe(true);
  expect(heard).toContain('Content-Type: text/plain; charset=utf-8');
  expect(heard).toContain('Unisite: 123456');
});

test('hands none to another machine that does not encrypt', async () => {
  const { url, heard } = await mailServer();
  // An address of this machine that is not recognised as one.
  await expect(mailer(url.replace('127.0.0.1', '0.0.0.0')).send(mail)).rejects.toThrow();
  expect(heard).toContain('STARTTLS');
  expect(heard.some((line) => /^(MAIL|RCPT|DATA|Unisite)/.test(line))).toBe(false);
});

test('says when a mail was not taken', async () => {
  const { url } = await mailServer({ takes: false });
  await expect(mailer(url).send(mail)).rejects.toThrow();
});

test('lets nothing in an address add a line or a receiver', async () => {
  const { url, heard } = await mailServer();
  const to = 'lan@example.com>\r\nRCPT TO:<other@example.com';
  await mailer(url)
    .send({ ...mail, to })
    .catch(() => undefined);
  expect(heard.filter((line) => /^RCPT TO:<other@example\.com>$|^Bcc:/i.test(line))).toEqual([]);
});
