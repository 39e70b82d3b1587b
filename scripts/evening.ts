import { evenings } from './evenings.ts';

await evenings(process.argv.slice(2), (words) => process.stdout.write(words));
process.exit(0);
