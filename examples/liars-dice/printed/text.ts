import { type Catalogue, catalogue } from '#core/text';
import en from '../data/text.en.json' with { type: 'json' };
import ja from '../data/text.ja.json' with { type: 'json' };

/** The words of the game in both languages. */
export const text: Catalogue = catalogue({ en, ja, file: 'examples/liars-dice/data/text.*.json' });
