/** Questions, numbers, quotes and signs of a correction: a text with one of them says more than an answer or thanks. */
export const saysMore = /[?？\p{Nd}:«»“”"„→=]/u;

/** Quotes, numbers and signs of a correction: a clause with one of them may be about words. */
export const mayNameWords = /["“”„«»:→*]|\d/u;
