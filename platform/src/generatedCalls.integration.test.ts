import { testGeneratedCalls } from './testing/generatedCalls.ts';

// Several of each; the matrix sends the rest of five thousand.
testGeneratedCalls(1_500);
