import { testGeneratedCalls } from './testing/generatedCalls.ts';

testGeneratedCalls(8_500);
