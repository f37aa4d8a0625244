import { type Language, language, onLanguage, type Spoken } from '@gruppetto/words';
import { useSyncExternalStore } from 'react';

/** The language of this page; whatever uses it is drawn anew when another one is spoken. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language, language);

export const useSaid = <S>(said: Spoken<S>): S => said(useLanguage());
