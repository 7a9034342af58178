/** A program that only ends when killed: it reads no input, and its loop gives signals no chance. */
process.stdout.write('started\n');
for (;;);
