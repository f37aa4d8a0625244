import { en, type Words } from '@gruppetto/words';
import { createContext, useContext } from 'react';

/** What the pages say, in the language of the person who reads them. */
export const WordsContext = createContext<Words>(en);

export const useWords = (): Words => useContext(WordsContext);
