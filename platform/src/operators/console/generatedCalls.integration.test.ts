import { testGeneratedConsoleCalls } from '../../testing/generatedConsoleCalls.ts';

// Several of each; the matrix sends the rest of five thousand.
testGeneratedConsoleCalls(1_500);
