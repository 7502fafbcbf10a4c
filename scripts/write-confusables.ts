import { writeFileSync } from 'node:fs';
import { confusablesFile, printConfusables } from './confusables/print-confusables.ts';

writeFileSync(confusablesFile, printConfusables());
