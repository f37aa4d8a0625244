import { form } from '@gruppetto/words/grammar/es';
import type { CoachSentences } from './en.ts';

/** What the coach of Leader 1 says in Spanish. */
export const es: CoachSentences = {
  free: {
    title: 'Gratis y de pago',
    goal: 'Aprende lo que cuesta un movimiento',
    first:
      'Llevas a Rojo, y tu rodador, Rojo 2, va escapado. En llano un rodador tiene tres casillas gratis. Avanza hasta donde te lleven.',
    rode: 'Tres casillas, nada de energía. En llano un jefe de filas tiene dos casillas gratis; un escalador, una.',
    twoBack: 'Dos casillas gratis sin usar: recuperas 2 de energía. Bien para descansar, pero ahora toca escaparse.',
    oneBack: 'Una casilla gratis sin usar te devuelve 1 de energía. Bien para descansar, pero ahora toca escaparse.',
    paid: 'Esas ya son casillas de pago. Mira primero hasta dónde llegas sin pagar: tres casillas.',
    second:
      'Un turno después. Tras las casillas gratis vienen las de pago, y cada una cuesta más que la anterior. Avanza una o dos de ellas.',
    one: 'Una casilla de pago: 1 de energía. Es barato.',
    two: 'Dos casillas de pago: 3 de energía.',
    three: 'La tercera casilla de pago lo sube a 5. Con una o dos habrías llegado casi igual de lejos, por mucho menos.',
    four: 'Cuatro casillas de pago cuestan 8 de energía: toda la que tiene Rojo 2. No queda nada para la meta.',
    risky: 'Ese camino pisa una casilla oscura que pagas: podrías caerte. Coge otro carril; lo veremos en otra lección.',
    noPaying: 'Eso está dentro de tus casillas gratis. Prueba una de pago: cuesta 1 de energía.',
    done: 'De una a seis casillas de pago cuestan 1, 3, 5, 8, 11 y 15 en total. Un poco cada turno sale más barato que mucho de golpe.',
  },
  slipstream: {
    title: 'Rebufo',
    goal: 'Que tire otro de ti',
    first:
      'Azul 5 estaba justo delante de ti, en tu carril, y acaba de avanzar cuatro casillas. Eso te da una casilla gratis más: cuatro. ¿Adónde vas?',
    rode: 'Otra vez justo detrás de Azul 5, y sin gastar nada. Te llevará una vez más.',
    otherLane:
      'Igual de lejos, pero no en el carril de Azul 5: justo detrás quiere decir en el mismo carril. En el próximo turno no tendrías rebufo.',
    passed: 'Pagarías por adelantar a Azul 5 y quedarte cara al viento. Deja que trabaje.',
    short: 'Ahora hay cuatro casillas gratis. Si dejas un hueco con Azul 5, en el próximo turno no tienes rebufo.',
    second: 'Azul quiere quitarte de rueda. ¿Qué le serviría?',
    six: 'Avanzar seis casillas o más',
    sixIsRight:
      'Eso es: un movimiento de seis casillas o más no da rebufo a nadie (desde adoquines cinco, desde bajada ocho). Pero cuesta energía.',
    lane: 'Cambiar de carril',
    laneIsWrong: 'Estabas justo detrás cuando se movió: tienes el rebufo, vaya adonde vaya.',
    wait: 'Esperar a que te muevas tú',
    waitIsWrong: 'Se mueve primero quien va más adelante, siempre. Nadie puede esperar.',
    done: 'Acaba un movimiento justo detrás de un corredor, y en el siguiente tendrás una casilla gratis más.',
  },
  breakAway: {
    title: 'Escaparse',
    goal: 'Deja el pelotón al precio justo',
    first:
      'La mayoría de los corredores va en el pelotón. Los de su cabeza pueden escaparse, al menos cuatro casillas. Dos de los tuyos van en cabeza: Rojo 2, tu rodador, y Rojo 3, tu escalador. El terreno es llano. ¿Quién se va?',
    four: 'Te vas por 1 de energía, pero luego el pelotón avanza 3, 4 o 5 filas: dos veces de cada tres te caza enseguida. Una casilla más merece la pena.',
    five: 'Cinco casillas por 3 de energía: solo un 5 y la persecución de alguien te cazarían enseguida.',
    six: 'Seis casillas por 5 de energía: una buena ventaja, y queda energía.',
    climber: 'En llano un escalador tiene una casilla gratis: cuatro casillas cuestan 5 de energía. Rojo 2 lo hace por 1.',
    held: 'Puedes esperar. Pero quien nunca deja el pelotón rara vez gana, y la energía que sobra en la meta no vale nada.',
    dear: 'Llegas lejos, pero sale caro: necesitarás energía para todos los turnos que vienen.',
    done: 'Una escapada no tiene rebufo, y el pelotón se mueve después: de tres a cinco filas, o más si alguien persigue.',
  },
  inside: {
    title: 'En el pelotón',
    goal: 'Ahorra energía donde puedas',
    first:
      'En el pelotón se paga cuando se mueve: 3 o 4 filas cuestan 1 a la cabeza y nada a la cola; 5 o más cuestan 2 y 1. Tu escalador va en cabeza, y la próxima montaña está lejos. ¿Qué cambias?',
    back: 'En la cola Rojo 3 no paga nada en casi ningún turno.',
    rouleur: 'Rojo 2 es quien puede escaparse en llano, y solo desde la cabeza. Déjalo ahí.',
    leader: 'Vale si quieres que Rojo 1 se escape en el próximo turno. Pero primero quita del viento al escalador.',
    leaving: 'Rojo 1 dejaría el pelotón y rodaría por detrás, en solitario. No hay motivo.',
    stayed: 'Cada turno en cabeza le cuesta a Rojo 3 uno o dos de energía, para nada.',
    second: '¿Qué le pasa a quien va en el pelotón y no puede pagar?',
    dropped: 'Se descuelga',
    droppedIsRight: 'Eso es: conserva su energía, pero tiene que rodar por su cuenta.',
    out: 'Queda fuera de la carrera',
    outIsWrong: 'Por eso no queda fuera nadie. Se descuelga del pelotón y sigue en solitario.',
    free: 'Va gratis',
    freeIsWrong: 'En cabeza nada es gratis. Quien no puede pagar se descuelga del pelotón y sigue en solitario.',
    done: 'Espera en la cola, y pasa a la cabeza un turno antes de atacar.',
  },
  pursuit: {
    title: 'Controlar el pelotón',
    goal: 'Persigue cuando compense',
    first:
      'Azul 5 va cinco filas por delante del pelotón. El dado lo mueve 3, 4 o 5 filas, con la misma probabilidad. Tu equipo tiene seis persecuciones para la carrera; cada una añade una fila. ¿Aceleras?',
    caught: 'Un 4 y 1 más: cinco filas, y Azul 5 está cazado. Sin tu persecución seguiría escapado.',
    declined:
      'Entonces solo un 5 caza a Azul 5: una vez de cada tres. Con una persecución basta también un 4: dos de cada tres. Tienes seis.',
    done: 'Solo acelera un equipo por turno, y su ficha pasa a ser la primera. Un pelotón que avanza cinco filas o más cuesta energía a todos los que van en él.',
  },
  risk: {
    title: 'Riesgos',
    goal: 'Ve el peligro antes de moverte',
    first:
      'Las casillas oscuras son traicioneras: una en la parte de pago de un movimiento puede hacerte caer. Quieres ponerte justo detrás de Azul 5, en la fila 16, carril 1. Dos caminos llevan allí por el mismo precio. Coge el bueno.',
    safe: 'Esquivas las casillas oscuras. Mismo precio, sin riesgo: mira siempre el camino, no solo el final.',
    dark: 'Este camino pisa una casilla oscura que pagas. Si te caes, pierdes el próximo turno. El camino seguro cuesta lo mismo.',
    lane: 'Seguro, pero en otro carril: no tendrías el rebufo de Azul 5.',
    short: 'Seguro, pero no te lleva a la rueda de Azul 5.',
    second: 'El dado decide un riesgo. En el primero de una carrera sigues en pie dos veces de cada tres. ¿Y en el segundo?',
    third: 'Una vez de cada tres',
    thirdIsRight: 'Eso es, y después una de cada seis. Cada riesgo de una carrera es más peligroso que el anterior.',
    twoThirds: 'Otra vez dos de cada tres',
    twoThirdsIsWrong: 'La suerte se acaba: la segunda vez necesitas un 5, una de cada tres.',
    sixth: 'Una vez de cada seis',
    sixthIsWrong: 'Eso es a partir del tercero. En el segundo necesitas un 5: una vez de cada tres.',
    done: 'Las casillas gratis son seguras, menos con lluvia. En los adoquines la mitad de las casillas son oscuras, y un 4 rojo es un pinchazo.',
  },
  climb: {
    title: 'Escalar',
    goal: 'Sube sin que te dé la pájara',
    first:
      'Montaña. Tu jefe de filas tiene aquí dos casillas gratis. La categoría del puerto es 2: hasta ahí las casillas de pago son seguras; con más te puede dar una pájara. ¿Hasta dónde vas?',
    safe: 'Dos casillas gratis y dos de pago: lo más lejos que se puede sin riesgo.',
    crack: 'Más casillas de pago en la montaña de las que dice la categoría: si el dado te falla, te cuestan el doble.',
    oneMore: 'Seguro, pero una casilla de pago más también es segura.',
    more: 'Seguro, pero puedes llegar más lejos: aquí dos casillas de pago no tienen riesgo.',
    second: '¿Quién está en su terreno en la montaña?',
    climber: 'El escalador: tres casillas gratis',
    climberIsRight:
      'Tres casillas gratis, donde un rodador tiene una. Y a un escalador que se escapa desde una fila de montaña no le puede dar la pájara en ese movimiento.',
    leader: 'El jefe de filas: dos casillas gratis',
    leaderIsWrong: 'Bueno en todas partes, el mejor en ninguna: el escalador tiene tres.',
    rouleur: 'El rodador: tres casillas gratis',
    rouleurIsWrong: 'Eso es en llano. En la montaña un rodador tiene una, y paga una más en el pelotón.',
    done: 'En colinas todos tienen dos casillas gratis; en bajada, cuatro.',
  },
  feed: {
    title: 'Avituallarse',
    goal: 'Usa a tiempo una ficha de avituallamiento',
    first:
      'La meta está a seis casillas: tres gratis y tres de pago, por 5 de energía. A Rojo 2 le quedan 2. Pero guardas una ficha de avituallamiento que solo tú ves. ¿Qué haces?',
    added: 'Cuatro más: 6 de energía. Ahora basta.',
    short: 'Así no llegas a meta, y Azul 5 va justo detrás. Pasada la meta, una ficha guardada no vale nada: súmala ahora.',
    second: 'Seis casillas, 5 de energía. ¡Adelante!',
    home: '¡Cruzas la meta y ganas!',
    notHome: 'Ya tienes energía para llegar a meta. No le dejes a Azul 5 otro turno.',
    done: 'Robas una ficha cada vez que un corredor pasa un avituallamiento, y en una clásica otra en la salida: de 2 a 5 de energía, para cuando quieras.',
  },
  bend: {
    title: 'Curvas',
    goal: 'Traza por dentro',
    first:
      'Una curva a la izquierda. Su carril interior tiene cinco casillas, el central seis, el exterior siete. ¿Hasta dónde llegas con 4 de energía?',
    inside: 'Cinco casillas y ya has pasado: fila 12, por 3 de energía.',
    outside: 'El carril exterior es el camino largo: siete casillas para la misma curva.',
    middle: 'Seis casillas para toda la curva. Por dentro son cinco.',
    short: 'Por dentro, bien. Con 4 de energía haces toda la curva: hasta la fila 12.',
    done: 'Antes de una curva mira cuál es el carril interior. Cuentan las casillas, no las filas.',
  },
  finish: {
    title: 'La meta',
    goal: 'Gana una llegada masiva',
    first:
      'El pelotón está a punto de cruzar la meta. Sus corredores llegan así: la cabeza antes que la cola, y después quien tiene más energía. Rojo 1 tiene 12 de energía, pero va en la cola. Azul 4 va en cabeza con 9. ¿Qué haces?',
    front: 'Rojo 1 pasa a la cabeza.',
    stayed: 'Entonces llega antes Azul 4: la cabeza va por delante de la cola, quede la energía que quede.',
    leaving: 'Entonces Rojo 1 ni siquiera cruzaría la meta con el pelotón.',
    other: 'Ninguno más de los tuyos tiene energía para ganar. Lleva a Rojo 1 a la cabeza.',
    second: '¿Algo más?',
    won: 'El pelotón cruza la meta, y Rojo 1 es quien tiene más energía en cabeza: ¡ganas!',
    enough: 'Está bien así: Rojo 1 va en cabeza, con más energía que nadie. Quédate.',
    done: 'Por delante del pelotón gana el primero que pasa la meta, por orden de movimiento.',
  },
  start: {
    title: 'Antes de la salida',
    goal: 'Elige cualidades',
    first:
      'Cada uno de tus corredores tiene una cualidad, y ninguna se repite. Rojo 1 es tu jefe de filas, bueno en cualquier terreno. ¿Qué cualidad?',
    sprinter: 'Una casilla gratis más si el movimiento parte de una zona de esprint: puede ganar una carrera.',
    descender: 'Una casilla gratis más en bajada: cinco en vez de cuatro.',
    fighter: 'La primera casilla oscura de un movimiento es inofensiva: bueno en los adoquines.',
    second: '¿Y para Rojo 2, tu rodador, fuerte en llano?',
    others: 'Tu escalador se queda con la que sobra.',
    done: 'Después todos se colocan en la cabeza o en la cola del pelotón, por orden de ficha. Solo desde la cabeza puedes escaparte.',
  },
  stages: {
    title: 'Vueltas por etapas',
    goal: 'Cuenta tiempo y energía',
    first:
      'En una vuelta el tiempo de un corredor es el número de turnos que pierde con el ganador. Al ganador se le quitan 2, al segundo 1, y 1 al primero en pasar una línea de bonificación. Rojo 1 ha llegado dos turnos después del ganador y ha pasado primero la línea de bonificación. ¿Qué cuenta?',
    one: '1',
    oneIsRight: 'Dos turnos menos uno de la línea de bonificación.',
    two: '2',
    twoIsWrong: 'No olvides la línea de bonificación: quita 1.',
    three: '3',
    threeIsWrong: 'Una bonificación quita tiempo: dos menos uno.',
    second: 'A Rojo 1 le han sobrado 20 de energía en la meta. ¿Qué pasa con ellos?',
    fifteen: '15 se suman en la próxima etapa',
    fifteenIsRight: 'Como mucho pasan 15. Los otros cinco no han servido de nada.',
    all: 'Se suman todos en la próxima etapa',
    allIsWrong: 'Como mucho pasan 15.',
    nothing: 'Se pierden',
    nothingIsWrong: 'Entre etapas pasan hasta 15. En una clásica y tras la última etapa se pierden.',
    done: 'También pasan las persecuciones: hasta dos, que se suman a las cuatro de cada etapa. Y no pierdas más de 22 turnos: quedarías fuera de control.',
  },
  oneMinute: {
    energy: {
      title: 'La energía lo es todo',
      sentences: [
        'Cada movimiento tiene unas casillas gratis, según corredor y terreno; cada casilla de después cuesta más energía que la anterior.',
        'Quien va justo detrás de otro tiene una casilla gratis más: el rebufo.',
      ],
      caption: 'Rojo 2 va justo detrás de Azul 5: cuando Azul 5 se mueva, Rojo 2 tendrá cuatro casillas gratis en vez de tres.',
    },
    peloton: {
      title: 'El pelotón',
      sentences: [
        'La mayoría va en el pelotón, que se mueve con un dado y cuesta poco, sobre todo en la cola.',
        'Desde su cabeza puedes escaparte, y con una persecución tu equipo lo acelera para cazar a otros.',
      ],
      caption: 'Rojo 2 se ha escapado. El pelotón le sigue, de tres a seis filas por turno.',
    },
    finish: {
      title: 'La meta',
      sentences: ['Gana el primer corredor que pasa la meta, y la energía que sobre entonces no vale nada.'],
      caption: 'Cinco casillas para meta: tres gratis y dos de pago, por 3 de energía.',
    },
  },
  glossary: {
    'free square': {
      term: 'casilla gratis',
      spellings: ['casillas gratis'],
      meaning:
        'Una casilla que no cuesta nada: de 1 a 4 al principio de un movimiento, según corredor y terreno. Las que no se usan devuelven 1 de energía cada una.',
    },
    'paying square': {
      term: 'casilla de pago',
      spellings: ['casillas de pago'],
      meaning: 'Una casilla posterior a las gratis: de una a seis cuestan 1, 3, 5, 8, 11 y 15 de energía en total.',
    },
    slipstream: {
      term: 'rebufo',
      meaning:
        'Una casilla gratis más para quien estaba justo detrás de otro, en el mismo carril, cuando ese se movió; no tras un movimiento de seis casillas o más.',
    },
    lane: {
      term: 'carril',
      spellings: ['carriles'],
      meaning: 'La carretera tiene tres carriles; en montaña y adoquines, dos. En una curva el interior tiene menos casillas.',
    },
    pursuit: {
      term: 'persecución',
      spellings: ['persecuciones'],
      meaning: 'Un equipo puede usar una para que el pelotón avance una fila más en este turno. Hay seis para una carrera.',
    },
    token: {
      term: 'ficha',
      spellings: ['fichas', 'ficha de apoyo', 'fichas de apoyo'],
      meaning: 'Representa a los gregarios de un equipo en el pelotón. El orden de las fichas dice a quién se pregunta primero.',
    },
    'front area': {
      term: 'cabeza',
      spellings: ['cabeza del pelotón'],
      meaning: 'La parte delantera del pelotón: quien va en ella paga 1 o 2 de energía por turno y puede escaparse.',
    },
    'back area': {
      term: 'cola',
      spellings: ['cola del pelotón'],
      meaning: 'La parte trasera del pelotón: quien va en ella no paga nada, o 1 de energía tras un turno rápido.',
    },
    dropped: {
      term: 'descolgado',
      spellings: ['descolgados', 'se descuelga', 'descolgarse', 'se descuelgan'],
      meaning: 'Por detrás del pelotón: quien no pudo pagar para seguir en él, o lo dejó ir.',
    },
    'dark square': {
      term: 'casilla oscura',
      spellings: ['casillas oscuras'],
      meaning: 'Firme traicionero: en la parte de pago de un movimiento puede hacerte caer. Quien se cae pierde el turno siguiente.',
    },
    crack: {
      term: 'pájara',
      spellings: ['pájaras'],
      meaning: 'Más casillas de pago en un puerto de las que dice su categoría: si el dado te falla, cuestan el doble.',
    },
    category: {
      term: 'categoría',
      spellings: ['categorías'],
      meaning: 'De un puerto, del 1, el más duro, al 4: son las casillas de pago sin riesgo que admite en un movimiento.',
    },
    puncture: {
      term: 'pinchazo',
      spellings: ['pinchazos', 'pincha', 'ha pinchado', 'han pinchado'],
      meaning: 'Quien pincha se mueve el último en el turno siguiente, sin rebufo.',
    },
    'feed tile': {
      term: 'ficha de avituallamiento',
      spellings: ['fichas de avituallamiento'],
      meaning: 'Vale de 2 a 5 de energía. La guardas en secreto y la sumas cuando te haga falta.',
    },
    'feed zone': {
      term: 'avituallamiento',
      spellings: ['avituallamientos'],
      meaning: 'Una marca en la carretera: cada corredor que la pasa roba una ficha de avituallamiento.',
    },
    'sprint zone': {
      term: 'zona de esprint',
      spellings: ['zonas de esprint'],
      meaning: 'El último tramo antes de una línea: un velocista que empieza un movimiento en él tiene una casilla gratis más.',
    },
    rouleur: {
      term: 'rodador',
      spellings: ['rodadores'],
      meaning: 'Fuerte en llano: allí tiene tres casillas gratis, y una en la montaña.',
    },
    climber: {
      term: 'escalador',
      spellings: ['escaladores'],
      meaning: 'Fuerte en la montaña: allí tiene tres casillas gratis, y una en llano.',
    },
    descender: { term: 'bajador', meaning: 'Una cualidad: una casilla gratis más si el movimiento parte de una bajada.' },
    fighter: { term: 'luchador', meaning: 'Una cualidad: la primera casilla oscura de un movimiento es inofensiva.' },
  },
  meanings: {
    take: 'Con qué corredor del equipo corres. Un rodador es fuerte en llano, un escalador en la montaña, y el jefe de filas es bueno en todas partes.',
    choose:
      'Una cualidad para este corredor, para toda la carrera; nadie más del equipo puede tenerla. Mira el recorrido: ¿bajadas, adoquines o final llano?',
    lineUp: 'Dónde espera tu corredor en el pelotón. En cabeza puede escaparse, y paga 1 o 2 de energía por turno; en la cola paga 0 o 1.',
    ride: 'Hasta dónde llega este corredor. Las casillas gratis no cuestan nada, las siguientes cada vez más; acabar justo detrás de otro te da su rebufo en el próximo turno.',
    breakAway:
      'Si uno de tus corredores deja el pelotón, cuatro casillas o más. En la fuga eliges tu velocidad y la pagas; el pelotón te puede volver a cazar.',
    inside:
      'Elige quién pasa a la cabeza y quién a la cola. La cabeza paga más, pero puede escaparse en el próximo turno; cuando el pelotón cruza la meta, llega primero la cabeza.',
    pursuit:
      'Si tu equipo hace que el pelotón avance una fila más. Puede cazar a los de delante, y cuesta una persecución, y energía a todos si el pelotón va rápido. Tras un «sí» no se pregunta a nadie más.',
    payment:
      'Este corredor no puede pagar para seguir en el pelotón. Quizá baste una ficha de avituallamiento; si no, se descuelga, conserva su energía y sigue por detrás.',
    heat: 'Con calor, un movimiento largo descubre una de tus fichas de avituallamiento y la suma. ¿Cuál necesitas menos en secreto?',
  },
  firstRace: {
    title: 'Tu primera carrera',
    hello:
      'Treinta filas, tres equipos. Llevas a Rojo: el 1 es tu jefe de filas, el 2 tu rodador para el llano, el 3 tu escalador. Gana el primero que pasa la meta.',
    lineUp: '¿Cabeza o cola? Solo los de cabeza pueden escaparse, pero pagan más cada turno. Con uno o dos en cabeza basta.',
    breakAway:
      'Tu primera ocasión de escaparte. Los precios están junto a las casillas: cinco o seis son un buen comienzo, y al rodador le sale más barato.',
    inside:
      'Puedes cambiar de sitio en el pelotón. Adelanta a quien deba escaparse en el próximo turno y deja descansar a los demás en la cola.',
    pursuit:
      'Una persecución hace que el pelotón avance una fila más. Úsala cuando se haya escapado otro, nunca contra tu propio corredor.',
    ride: 'Tu corredor va escapado y se mueve primero. Las casillas gratis no cuestan nada; una o dos de pago son baratas. Aguanta por delante del pelotón.',
    slipstream: 'Vas al rebufo de alguien: una casilla gratis más. Acaba otra vez justo detrás, y te durará.',
    feed: 'Guardas una ficha de avituallamiento que nadie más conoce. Súmala cuando te dé lo que necesitas; tras la meta no vale nada.',
    risk: 'Algunas casillas tienen riesgo. Una caída te cuesta un turno: busca un rodeo, muchas veces cuesta lo mismo.',
    sprint: 'La meta está cerca. Gasta lo que tengas: la energía que sobra en la meta no vale nada.',
    won: '¡Ganas! Casillas gratis, la escapada buena y nada en la reserva al llegar: eso es Leader 1.',
    lost: 'Esta vez no. Prueba otra vez: escápate un poco antes y gástalo todo antes de la meta.',
  },
  warnings: {
    unspent: ({ rider, energy, rows }) =>
      `${rider} tiene ${energy} de energía y le faltan ${rows} filas. Ni con cuatro casillas de pago por turno la gastará: es hora de escaparse.`,
    left: ({ rows }) =>
      `Hay otros por delante del pelotón, ninguno es tuyo, y ${form(rows, 'falta una fila', `faltan ${rows} filas`)} para meta. Si te quedas mucho más aquí, ya no habrá quien los cace.`,
    back: ({ rider }) =>
      `El pelotón puede cruzar la meta en este turno, y llega primero su cabeza. ${rider} tiene energía para ganar, pero va en la cola.`,
  },
  reasons: {
    position: 'Gana terreno a buen precio.',
    reserves: 'Ahorra energía o una persecución que más adelante valdrá más.',
    shelter: 'Deja a tus corredores en el pelotón, donde rodar es barato.',
    safety: 'Evita un riesgo: un turno perdido cuesta más que unas casillas.',
    finish: 'Lleva antes a meta a tu mejor corredor.',
  },
};
