const rules = new Intl.PluralRules('fr');

/** "0 case", "1 case", "2 cases". */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${rules.select(count) === 'one' ? one : many}`;
export const ordinal = (place: number): string => (place === 1 ? '1er' : `${place}e`);
const lists = new Intl.ListFormat('fr', { type: 'conjunction' });
export const list = (parts: readonly string[]): string => lists.format(parts);
/** « de Bleu 1 », « d’Orange 1 ». */
export const de = (name: string): string => (/^[aeiouyàâéèêëîïôöùûœæ]/iu.test(name) ? `d’${name}` : `de ${name}`);
