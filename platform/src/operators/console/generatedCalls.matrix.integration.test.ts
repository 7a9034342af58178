import { testGeneratedConsoleCalls } from '../../testing/generatedConsoleCalls.ts';

testGeneratedConsoleCalls(8_500);
