/** Every line of some words in small print; a quoted line stays quoted (Discord: "> -# words"). */
export const small = (words: string): string => words.replace(/^(> )?/gm, '$1-# ');
