import { form } from '@gruppetto/words/grammar/es';
import type { CoachSentences } from './en.ts';

/** What the coach of Los Ciclistas says in Spanish. */
export const es: CoachSentences = {
  start: {
    title: 'En la salida',
    goal: 'Da la salida a tus corredores',
    first: 'Llevas a Rojo, con tres corredores. Dos dados dicen de dónde sale cada uno. Elige un corredor y tira.',
    sent: 'Tu corredor sale de la 9. Cuanto más alto, mejor, pero la carrera es larga.',
    second: 'Azul también ha dado la salida a un corredor. Saca al siguiente.',
    sentToo: 'Y en la 4. Ya conoces la salida: un corredor tras otro, por turnos.',
    done: 'Cuando han salido todos, en cada ronda se mueve primero quien va en cabeza.',
  },
  draft: {
    title: 'Tirar o ir a rueda',
    goal: 'Coge una rueda mejor que los dados',
    first: 'Azul 1 iba a tu lado y acaba de sacar un 11. Coge su rueda y te pones en la casilla de justo detrás, sin dados.',
    drafted: 'La casilla 30, gratis, y encima un bonus. Cada vez que vas a rueda ganas uno.',
    threw: 'Dos dados dan 7 de media y 12 como mucho. La rueda te lleva diez casillas seguras, y da un bonus.',
    second: 'Ahora Azul 2 ha sacado un 3. Su rueda te lleva dos casillas. ¿Qué haces?',
    threwOn: 'Eso es: una rueda lenta se deja marchar. Has sacado 8.',
    slow: 'Dos casillas y un bonus. Casi cualquier tirada, por floja que sea, da más.',
    done: 'Rueda rápida, se coge; rueda lenta, se deja.',
  },
  stuck: {
    title: 'Pegado a la rueda',
    goal: 'Aprende de quién puedes ir a rueda',
    first:
      'Azul 1 se ha ido con un 9. Pero al empezar la ronda había una casilla vacía entre los dos: no hay rueda. Mira el porqué y tira.',
    threw: 'Has sacado 7 y sigues en contacto.',
    second: 'Azul 2 estaba justo una casilla por delante de tu otro corredor. Eso cuenta como pegado. ¿Coges su rueda?',
    drafted: 'La misma casilla o una por detrás: entonces puedes ir a rueda. Solo cuenta el que va justo delante en la ronda.',
    threwToo: 'Puedes tirar, pero la rueda de un 10 es difícil de mejorar.',
    done: 'Acaba la ronda cerca de otros y en la siguiente tendrás ruedas que coger.',
  },
  bonuses: {
    title: 'Gastar un bonus',
    goal: 'Añade bonus a una tirada',
    first: 'Tienes dos bonus. Primero tira; después decides si añades alguno.',
    threw: 'Un 6. Con tus dos bonus podrías alcanzar a Azul 1 en la 28.',
    second: 'Cada bonus es una casilla más. En la próxima ronda, quien esté con Azul 1 podrá coger su rueda.',
    added: 'Dos bonus, dos casillas: tu corredor queda pegado a Azul 1 para la próxima ronda.',
    addedOne: 'Un bonus te lleva a la 27: una casilla por detrás de Azul 1, que cuenta como pegado, y te guardas otro bonus.',
    nothing: 'Entonces queda una casilla vacía entre Azul 1 y tú: en la próxima ronda no hay rueda.',
    done: 'Donde más valen los bonus es donde te ganan una rueda, o el esprint.',
  },
  price: {
    title: 'Una rueda con precio',
    goal: 'Iguala lo que ha gastado esa rueda',
    first: 'Azul 1 ha sacado 8 y ha añadido dos bonus. Ahora su rueda te cuesta dos, y no te da ninguno. Tienes dos.',
    drafted: 'Nueve casillas por dos bonus: caro, pero sigues en cabeza de carrera.',
    threw: 'Así te guardas los bonus, pero una tirada media deja dos casillas vacías por medio: en la próxima ronda no hay rueda.',
    done: 'Quien gasta bonus se quita de rueda a todos los que no pueden pagar lo mismo.',
  },
  sprint: {
    title: 'La meta',
    goal: 'Gana el esprint',
    first:
      'La meta está tras la casilla 60. Azul 1 acaba de cruzarla y está en la marca 7. La ronda se juega hasta el final y gana quien llegue más lejos. ¿Vas a rueda o tiras?',
    threw: 'Has sacado 9. Y te quedan tres bonus.',
    drafted:
      'Ir a rueda te deja una casilla por detrás de Azul 1. También cruzarías la meta, pero en segundo lugar. Para ganar hay que pasarlo.',
    second:
      'Con el 9 estás en la marca 5. Azul 1 está en la 7: ya vas por delante. Los bonus te aseguran frente a los que faltan por llegar.',
    won: 'Más lejos que nadie: ganas, en la primera ronda de llegada.',
    enough: 'Basta para batir a Azul 1. Ganas.',
    done: 'Un resultado se lee así: ronda y después marca. 1′4 es mejor que 1′7, y los dos mejores que 2′0. Cuanto más bajo, mejor.',
  },
  events: {
    title: 'Cartas de suceso',
    goal: 'Corre según venga el día',
    first: 'La carta dice: caída. Quien saca un doble no se mueve. Azul 1 ha sacado 7. ¿Qué es más seguro?',
    drafted: 'Sin dados no hay caída. Una carta que hace peligroso tirar hace más valiosas las ruedas.',
    threw: 'Una de cada seis tiradas es un doble. La rueda te lleva casi tan lejos como una tirada media, y sin riesgo de caída.',
    done: 'Lee la carta antes de cada ronda: la lluvia prohíbe los bonus, el viento lateral no deja entrar a un sexto corredor en una casilla, y los pinchazos y caídas castigan los dobles.',
  },
  elimination: {
    title: 'Eliminación',
    goal: 'No te quedes en la cola al pasar la línea',
    first:
      'Tres giros de cincuenta casillas; en cada uno de los dos primeros queda fuera un corredor. Tu último corredor está en la 45 y necesita seis para pasar la línea. Azul 3, por detrás, necesita más. ¡Tira!',
    threw: 'Has sacado 7 y pasas la línea.',
    second: 'Azul 3 no la ha pasado: el giro está decidido, y Azul 3 queda fuera. Sigue con tu primer corredor.',
    rode: 'Al siguiente giro. No pierdas nunca de vista quién va el último, y procura que no sea de los tuyos.',
    done: 'En los dos primeros giros quedan fuera los últimos; el tercero acaba con una llegada normal.',
  },
  oneMinute: {
    draft: {
      title: 'Tirar o ir a rueda',
      sentences: [
        'En cada ronda, cada uno de tus tres corredores se mueve una vez; empieza quien va primero en la carretera.',
        'Un corredor tira dos dados o va a rueda: coge la rueda del que va justo delante, si al empezar la ronda estaban en la misma casilla o a una de distancia.',
      ],
      caption: 'Rojo 1 puede coger la rueda de Azul 1: estaban en la misma casilla.',
    },
    bonuses: {
      title: 'Ganar y gastar',
      sentences: [
        'Ir a rueda te deja justo detrás del otro, no necesita dados y da un bonus.',
        'Los bonus añaden casillas a una tirada, y una rueda que ha usado bonus cuesta los mismos.',
      ],
      caption: 'La casilla 21 está vacía, así que Rojo 1 no puede ir a rueda. Rojo tiene dos bonus y puede añadirlos a la tirada.',
    },
    finish: {
      title: 'Cruzar la meta',
      sentences: ['La ronda en la que alguien cruza la meta se juega hasta el final; entonces gana quien llega más lejos.'],
      caption: 'La meta está tras la casilla 60. Pasada la línea, la marca más baja es la más lejana.',
    },
  },
  glossary: {
    draft: {
      term: 'ir a rueda',
      spellings: ['va a rueda', 'vas a rueda', 'van a rueda', 'yendo a rueda', 'fue a rueda', 'ido a rueda', 'vaya a rueda'],
      meaning: 'Coger la rueda del corredor de delante: avanzar hasta la casilla de justo detrás, sin dados.',
    },
    wheel: { term: 'rueda', spellings: ['ruedas'], meaning: 'El corredor que va justo delante del tuyo en el orden de la ronda.' },
    bonus: {
      term: 'bonus',
      meaning: 'Una ficha que vale una casilla. Cada vez que vas a rueda ganas una; puedes tener cinco y usar tres en un movimiento.',
    },
    label: {
      term: 'marca',
      spellings: ['marcas'],
      meaning: 'El número de una casilla pasada la meta: el 9 es la más cercana, el 0 la más lejana.',
    },
    stuck: {
      term: 'pegado',
      spellings: ['pegados'],
      meaning: 'En la misma casilla que el de delante, o una por detrás, al empezar la ronda: lo bastante cerca para ir a rueda.',
    },
  },
  meanings: {
    start: 'Cuál de tus corredores sale ahora: dos dados dicen de qué casilla. Son todos iguales, así que da lo mismo.',
    draft:
      'Coger la rueda del de delante o tirar. Ir a rueda te deja justo detrás, sin dados, y da un bonus salvo que esa rueda haya usado alguno; una tirada son 7 de media y 12 como mucho.',
    toss: 'Ahora este corredor no puede coger ninguna rueda, así que tira dos dados. Después puedes añadir bonus.',
    add: 'Cada bonus añade una casilla a esta tirada. Donde más valen es donde te acercan a una rueda para la próxima ronda, o te hacen pasar a alguien en la meta.',
  },
  firstRace: {
    title: 'Tu primera carrera',
    hello:
      'Sesenta casillas, tres jugadores con tres corredores cada uno. Llevas a Rojo. Pasada la meta gana quien llega más lejos, y basta con uno de los tuyos.',
    start: 'Da la salida a tus corredores, uno tras otro. Dos dados dicen de dónde salen.',
    draft: '¡Tu primera rueda! El de delante iba pegado a ti y se ha movido. Cógela si ha llegado lejos: sin dados, y con un bonus.',
    toss: 'Esta vez no hay rueda: había una casilla vacía entre el de delante y tú. Tira, e intenta acabar cerca de alguien.',
    add: 'Tienes bonus y puedes añadir alguno a esta tirada. ¿Hay una rueda que puedas alcanzar por poco?',
    drafted: 'Eso es ir a rueda: justo detrás. Cada vez ganas un bonus, hasta cinco.',
    sprint: 'La meta está cerca. Ir a rueda nunca te hace pasar al de delante: para ganar hay que tirar, y los bonus ayudan.',
    won: '¡Ganas! A rueda cuando van rápido y los bonus al final: ya sabes de qué va.',
    lost: 'Esta vez no ha podido ser. Prueba otra vez: acaba las rondas cerca de otros y guarda bonus para el esprint.',
  },
  warnings: {
    lap: ({ rider, spaces }) =>
      `${rider} va entre los últimos, y este giro puede decidirse en esta ronda: ${form(spaces, 'una casilla', `${spaces} casillas`)} para pasar la línea, o queda fuera.`,
    behind: ({ wheel }) => `Ir a rueda te deja detrás de ${wheel}, que ya ha pasado la meta. Para ganar hay que pasarlo: tira.`,
    bonuses: 'Alguien cruza la meta en esta ronda, y con ella se decide la carrera. Los bonus que te guardes ya no ganan nada.',
  },
  reasons: {
    position: 'Deja a tus corredores más adelante cuando empiece la próxima ronda.',
    reserves: 'Ahorra bonus para una rueda, o para el esprint.',
    shelter: 'Mantiene a tu corredor cerca de una rueda para la próxima ronda.',
    safety: 'Aleja a tus corredores de la cola de la carrera.',
    finish: 'Te da la mejor opción de llegar más lejos que nadie tras la meta.',
  },
};
