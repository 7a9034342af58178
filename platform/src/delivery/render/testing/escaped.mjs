/**
 * A program with all of Node, like code that has escaped its context: it attempts the actions named, one per line, and
 * reports the results.
 */
import { execFileSync } from 'node:child_process';
import { fstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const attempts = {
  environment: () => Object.keys(process.env).join(),
  user: () => process.getuid(),
  files: () => readdirSync('/').sort().join(),
  readPasswords: () => readFileSync('/etc/passwd', 'utf8').length,
  readProcesses: () => readdirSync('/proc').length,
  readProgram: () => readFileSync('/app/main.mjs', 'utf8').length > 0,
  writeProgram: () => writeFileSync('/app/main.mjs', ''),
  writeRoot: () => writeFileSync('/x', ''),
  writeLibraries: () => writeFileSync('/usr/lib/x', ''),
  runShell: () => execFileSync('/bin/sh', ['-c', 'id']),
  regainRoot: () => process.setuid(0),
  descriptors: () => {
    const sockets = [];
    for (let descriptor = 0; descriptor < 64; descriptor++) {
      try {
        const stat = fstatSync(descriptor);
        if (stat.isSocket() || stat.isFile() || stat.isDirectory()) sockets.push(descriptor);
      } catch {
        // not open
      }
    }
    return sockets.join();
  },
  kill: (pid) => process.kill(Number(pid), 'SIGTERM'),
  connect: (port, host) =>
    new Promise((resolve, reject) => {
      const socket = connect({ port: Number(port), host }, () => resolve('connected'));
      socket.on('error', reject);
    }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = line.split(' ');
  let result;
  try {
    result = String(await attempts[name](...given));
  } catch (error) {
    result = error.code ?? error.name;
  }
  process.stdout.write(`${result}\n`);
}
