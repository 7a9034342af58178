import { testGeneratedConsoleCalls } from '../../testing/generatedConsoleCalls.ts';

// A few of each call; the matrix sends the rest of five thousand.
testGeneratedConsoleCalls(1_500);
