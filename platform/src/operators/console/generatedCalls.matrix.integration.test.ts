import { testGeneratedConsoleCalls } from '../../testing/generatedConsoleCalls.ts';

testGeneratedConsoleCalls(3_500);
