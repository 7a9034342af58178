/** A program that ends by nothing but being killed: it reads no input, and its loop leaves no turn to a signal. */
process.stdout.write('started\n');
for (;;);
