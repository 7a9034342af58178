import { testGeneratedConsoleCalls } from '../../testing/generatedConsoleCalls.ts';

// Several of each; the matrix sends the rest of ten thousand.
testGeneratedConsoleCalls(1_500);
