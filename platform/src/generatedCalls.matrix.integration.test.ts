import { testGeneratedCalls } from './testing/generatedCalls.ts';

testGeneratedCalls(3_500);
