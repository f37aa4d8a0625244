import type { Refusal, RiderId } from '@gruppetto/kernel';
import type { Names } from '../words.ts';

type Details = NonNullable<Refusal['with']>;

const rules = new Intl.PluralRules('es');
const figures = new Intl.NumberFormat('es');

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${figures.format(count)} ${rules.select(count) === 'one' ? one : many}`;

export function ridersNamed(riders: readonly RiderId[], names: Names): string {
  const [first = 0, second = 0] = riders;
  if (riders.length === 1) return names.rider(first);
  return `${names.rider(first)} y ${riders.length === 2 ? names.rider(second) : `${riders.length - 1} más`}`;
}

const fileKinds: Readonly<Record<string, string>> = {
  'gruppetto-race': 'una carrera',
  'gruppetto-scenario': 'un escenario',
  'gruppetto-tour': 'una vuelta',
  'gruppetto-tour-scenario': 'un escenario de vuelta',
};

export const platformRefusals: Readonly<Record<string, (details: Details, names: Names) => string>> = {
  'race-over': () => 'La carrera ha terminado.',
  'no-such-seat': ({ seats }) => `No existe ese asiento; esta mesa tiene ${seats}.`,
  'not-your-turn': ({ seat }, names) => `Le toca a ${names.seat(Number(seat))}.`,
  'not-offered': () => 'Esa no es ahora una de las opciones.',
  missing: () => 'Falta.',
  'need-integer': ({ min, max }) => `Tiene que ser un número entero de ${min} a ${max}.`,
  'out-of-range': ({ value, min, max }) => `Es ${value}; tiene que estar entre ${min} y ${max}.`,
  'off-step': ({ value, step }) => `Es ${value}; tiene que ir de ${step} en ${step}.`,
  'need-flag': () => 'Tiene que ser true o false.',
  'need-one-of': ({ values }) => `Tiene que ser uno de estos: ${values}.`,
  'need-text': () => 'Tiene que ser un texto.',
  'too-long': ({ max }) => `Es demasiado largo; como mucho ${plural(Number(max), 'carácter', 'caracteres')}.`,
  'too-short': ({ min }) => `Es demasiado corto; al menos ${plural(Number(min), 'carácter', 'caracteres')}.`,
  'need-plain-text': () => 'Tiene un carácter que no se puede leer.',
  'bot-alone': () => 'Un token de bot no puede hacer nada más.',
  'too-common': () => 'Demasiada gente usa esta contraseña. Elige otra.',
  'need-uuid': () => 'Tiene que ser un UUID.',
  'need-id': () => 'Solo puede tener letras, cifras, - y _.',
  'need-list': () => 'Tiene que ser una lista.',
  'wrong-count': ({ count, min, max }) =>
    `Tiene ${plural(Number(count), 'elemento')}; hacen falta ${min === max ? min : `de ${min} a ${max}`}.`,
  'need-object': () => 'Tiene que ser un objeto con campos con nombre.',
  'unknown-field': () => 'Campo desconocido.',
  'wrong-format': ({ need }) => `Este no es un archivo de Gruppetto con ${fileKinds[`${need}`] ?? 'una carrera'}.`,
  'unknown-game': ({ game }) => `Aquí no hay ningún juego llamado «${game}».`,
  'unknown-bot': ({ bot, bots }) => `Este juego no tiene ningún bot llamado «${bot}»; hay estos: ${bots}.`,
  'other-rules': ({ theirs, ours }) => `Se hizo con la versión ${theirs} de las reglas; este programa juega con la ${ours}.`,
  'dice-left': ({ left }) => `Sobra${Number(left) === 1 ? '' : 'n'} ${plural(Number(left), 'dado')} que nadie ha tirado.`,
  'die-missing': ({ sides }) => `Aquí debería caer un dado de ${sides} caras, pero no queda ninguno.`,
  'wrong-die': ({ die, face, min, max }) => `El dado ${die} muestra ${face}, pero tiene que estar entre ${min} y ${max}.`,
  differs: ({ expected, actual }) => `Se esperaba ${expected}, pero es ${actual}.`,
  'fact-missing': ({ expected }) => `Se esperaba que pasara esto, en este orden, y no ha pasado: ${expected}.`,
  'fact-told': ({ fact }) => `Ha pasado esto, aunque no se esperaba: ${fact}.`,
  'choice-unclear': ({ choices }) => `Varias opciones tienen estos campos; di cuál: ${choices}.`,
  'offer-missing': ({ offered }) => `No se ofrece. Las opciones son: ${offered}.`,
  'is-offered': ({ choice }) => `Se ofrece: ${choice}.`,
  'no-starter': ({ rider }, names) => `${names.rider(Number(rider))} no corre esta etapa.`,
  'named-twice': ({ rider }, names) => `${names.rider(Number(rider))} aparece dos veces.`,
  'neither-home-nor-out': ({ rider }, names) => `${names.rider(Number(rider))} ni ha llegado ni ha abandonado.`,
  'prime-twice': ({ id }) => `${id} está dos veces.`,
  'prime-not-full': ({ id, count, need }) =>
    `${id} tiene ${plural(Number(count), 'corredor', 'corredores')}; hacen falta los ${need} primeros en pasar.`,
  'need-hex': ({ digits }) => `Tiene que ser un número de ${digits} cifras hexadecimales.`,
  'promise-broken': () => 'No es lo que se prometió antes de la primera tirada.',
  'shown-otherwise': () => 'En la carrera, a esta página se le mostró otra cosa.',
  'dice-differ': ({ fell }) => `Según los secretos de esta mesa, cayeron estos: ${fell}.`,
  stale: () => 'La carrera ha seguido mientras tanto. Así está ahora.',
  'not-your-seat': () => 'No tienes asiento en esta mesa.',
  'not-racing': () => 'La carrera no está en marcha.',
  'nothing-to-undo': () => 'No tienes nada que deshacer.',
  'log-full': () => 'En esta carrera se ha deshecho demasiadas veces. Desde aquí solo va hacia delante.',
  'riders-changed': () => 'Ya no se puede preguntar a todos los que jugaban, así que eso no se puede deshacer.',
  'no-request': () => 'Esa petición ya no está abierta.',
  'engine-failed': () => 'Algo ha fallado en ese paso. No se ha jugado nada.',
  'too-costly': () => 'Esto tarda demasiado en calcularse. Prueba con algo más pequeño.',
  'not-stored': () => 'No se ha podido guardar, así que no se ha jugado nada. Inténtalo de nuevo en un momento.',
  'need-email': () => 'Esto no es una dirección de correo.',
  'need-push-keys': () => 'Estas no son las claves de un navegador.',
  'need-web-address': () => 'Tiene que ser una dirección web que empiece por http:// o https://.',
  'chat-too-fast': () => 'No tan rápido: espera un momento antes del siguiente mensaje.',
  'file-too-large': () => 'El archivo es demasiado grande para ser una carrera.',
  'not-json': ({ detail }) => `Este archivo no es JSON válido: ${detail}.`,
};

const counted = (value: number, one: string): string => `${value < 0 ? '−' : ''}${plural(Math.abs(value), one)}`;

export const measures = {
  seconds: (value: number) => {
    const whole = Math.abs(value);
    return `${value < 0 ? '−' : ''}${Math.floor(whole / 60)}′${String(whole % 60).padStart(2, '0')}″`;
  },
  turns: (value: number) => counted(value, 'turno'),
  squares: (value: number) => counted(value, 'casilla'),
  points: (value: number) => counted(value, 'punto'),
  'round-label': (value: number) => `${Math.floor(value / 10)}′${value % 10}`,
} as const;
