import type { CoachSentences } from './en.ts';

/** What the coach of Pace Wheel says in Spanish. */
export const es: CoachSentences = {
  groups: {
    title: 'Los grupos ruedan',
    goal: 'Mira quién va con quién',
    first:
      'Llevas a Rojo. Un grupo es una serie de casillas con corredores, y su primera casilla tiene que estar llena: cuatro corredores. Cuenta: ¿cuántos grupos hay aquí?',
    one: 'Uno',
    oneIsRight: 'Uno: la primera casilla está llena y la siguiente va detrás sin huecos. Los seis ruedan juntos.',
    two: 'Dos',
    twoIsWrong: 'Los de la 19 van justo detrás de una casilla llena. No hay hueco, así que son del mismo grupo.',
    six: 'Seis, uno por corredor',
    sixIsWrong: 'Aquí nadie va en solitario. Las casillas que se tocan forman un grupo, mientras en la primera haya cuatro corredores.',
    second: 'En tu turno cada grupo avanza una vez, a su ritmo. Este va constante, en llano. Déjalo rodar.',
    rode: 'Cuatro casillas: eso es constante en llano. Subiendo serían dos; bajando, seis.',
    done: 'Menos de cuatro corredores en la primera casilla se han escapado: son un grupo aparte.',
  },
  pace: {
    title: 'Marca el ritmo',
    goal: 'Acelera un grupo y frena otro',
    first:
      'Rojo 2 va en cabeza en solitario, con seis casillas de ventaja. Puedes cambiar un escalón el ritmo de cada grupo en cuya primera casilla estés. ¿Qué ritmo para Rojo 2?',
    fast: 'Seis casillas por turno en vez de cuatro. Acelerar cuesta un punto, e ir rápido otro en cada turno.',
    steady: 'Entonces los dos grupos avanzan cuatro casillas y no cambia nada. Tienes ocho puntos de resistencia: usa algunos para irte.',
    slow: 'Dos casillas por turno, y los demás cuatro: en tres turnos los tienes otra vez a rueda.',
    second: 'También estás en la primera casilla del grupo de detrás. Quieren cazar a Rojo 2. ¿Qué ritmo pones?',
    brake: 'Dos casillas por turno para ellos, seis para ti. Frenar es gratis, y Azul necesita un turno suyo para deshacerlo.',
    letThem: 'De todas formas ganas dos casillas por turno. Pero vas delante: puedes ganar cuatro, y no cuesta nada.',
    chaseYourself: 'Quemarías un punto para perseguir a tu propio corredor. Deja ese trabajo a Azul.',
    done: 'Quien va en la primera casilla de un grupo decide lo rápido que rueda. Eso vale tanto como las piernas.',
  },
  burn: {
    title: 'Quién paga',
    goal: 'Quita del viento a tu velocista',
    first:
      'Este grupo va rápido, subiendo. Al final de tu turno cada corredor de su primera casilla quema un punto. A tu velocista, Rojo 1, le queda un punto de resistencia. Puedes mover a uno de los tuyos dentro del grupo. ¿A quién?',
    comes: 'A Rojo 2 le sobra resistencia, y pasa delante.',
    three: 'Entonces solo quedarían tres en la primera casilla: serían un grupo aparte y se irían sin Rojo 1. Mejor que pase otro delante.',
    wrongOne: 'Rojo 3 es tu escalador, y esto es una subida: puede pagar. Quien necesita abrigo es el velocista.',
    kept: 'Entonces Rojo 1 quema su último punto de resistencia, y ya no podrá pagar un ritmo rápido.',
    room: 'La casilla está llena: uno de los cuatro retrocede una casilla. ¿Quién hace sitio?',
    sheltered: 'Ahora Rojo 1 va en la segunda casilla y no paga nada.',
    helpsBlue: 'Le ahorrarías un punto a Azul, y Rojo 1 pagaría igual.',
    second:
      'Ahora paga Rojo 3, tu escalador. Subiendo, el ritmo se paga con montaña o con resistencia. Tras esta subida todo es llano hasta la meta.',
    climbing: 'Eso es: en llano los puntos de montaña no valen nada.',
    stamina: 'La resistencia paga el ritmo en cualquier terreno. La montaña, solo subiendo, y esta es la última subida: quémala primero.',
    done: 'La resistencia paga en todas partes; la montaña, subiendo; el esprint, bajando. Quema primero lo que menos vayas a necesitar.',
  },
  breakaway: {
    title: 'Escaparse',
    goal: 'Ataca con un dado y un punto',
    first:
      'Una vez por turno, un corredor de la primera casilla puede atacar. Cuesta un punto de esprint en el acto, y en llano a ritmo constante hace falta un 6 o más en un dado de doce caras. ¿Quién ataca?',
    threw: 'Un 5: falta uno.',
    rouleur: 'Rojo 2 puede, pero tiene cuatro puntos de esprint; Rojo 1 tiene ocho. Un ataque puede costar hasta tres.',
    stayed: 'Puedes esperar. Pero para ver cómo funciona un ataque, lanza a Rojo 1.',
    second: 'Un punto más suma 1 al dado. Y otro te llevaría una casilla más adelante. ¿Qué quemas?',
    added: 'Cinco y uno son 6: te vas, dos casillas por delante del grupo.',
    both: 'Te vas, y con tres casillas en vez de dos. Tres puntos en un ataque: que se noten.',
    nothing: 'Entonces el ataque falla, y también se pierde el punto que quemaste para intentarlo. Uno más lo salva.',
    done: 'Necesitas las casillas que el grupo avanza en un turno, y 1 más subiendo, 2 en llano, 3 bajando. Por eso es fácil dejar a un grupo lento.',
  },
  counter: {
    title: 'Salir a rueda',
    goal: 'Sigue un ataque o déjalo ir',
    first:
      'Azul 1 ha atacado con un 6 y se ha ido. Todos los que estaban a su lado pueden intentar seguirlo una vez. En llano hacen falta 2 más de lo que sacó: 8. ¿Sales con Rojo 1?',
    threw: 'Un 7: otra vez falta uno.',
    letGo: 'Te guardarías los puntos, pero Azul 1 se iría en solitario. Rojo 1 tiene ocho puntos de esprint: para eso están.',
    second: 'Un punto más suma 1. ¿Lo quemas?',
    added: 'Estás en la casilla de Azul 1. Ahora vais dos escapados, y a Azul no le queda ni un punto de esprint.',
    kept: 'Entonces el punto que quemaste para intentarlo no ha servido de nada. Uno más y llegas.',
    done: 'Cuanto más alto es el resultado del atacante, más difícil es seguirlo. Por eso puede compensar un punto en una buena tirada.',
  },
  feed: {
    title: 'Avituallamiento',
    goal: 'Repón lo que vayas a necesitar',
    first:
      'La casilla 24, marcada con R, es un avituallamiento. Quien acaba un turno en ella gana dos puntos en una habilidad. Tu grupo está en la 25 y la 24, y a Rojo 1, en la 25, solo le quedan tres puntos de esprint. ¿A quién mueves?',
    comes: 'Rojo 3 pasa delante, así que alguien retrocede.',
    three:
      'Así quedan tres corredores en la 25: serían un grupo aparte y se te irían. Por cada uno que retrocede tiene que pasar otro delante.',
    kept: 'Entonces Rojo 1 pasa de largo. Una casilla más atrás, y dos puntos más son tuyos.',
    room: '¿Quién hace sitio a Rojo 3?',
    moved: 'Rojo 1 retrocede una casilla, hasta la R.',
    rouleur: 'Rojo 2 se avituallaría. Pero hasta la meta todo es llano, y es tu velocista quien va justo.',
    feedsBlue: 'Darías de comer a Azul. Cuida primero a tu velocista.',
    which: 'Rojo 1 se avitualla. Lo que queda es llano. Dos puntos: ¿para qué habilidad?',
    sprint: 'Cinco puntos de esprint: eso puede ganar la carrera.',
    climbing: 'Ya no quedan subidas: los puntos de montaña se quedarían sin usar.',
    stamina:
      'La resistencia nunca sobra. Pero los puntos de esprint pagan los ataques en llano y deciden la llegada: para eso está Rojo 1.',
    done: 'Cada avituallamiento da una vez a cada corredor, y ninguna habilidad pasa de diez. Es una opción de la partida.',
  },
  timing: {
    title: 'El momento justo',
    goal: 'Ataca donde sea fácil',
    first: 'El grupo va rápido. En llano un ataque necesita ahora un 8, y la subida empieza en la 23. ¿Atacas o esperas?',
    waited: 'Los dos equipos mantienen el ritmo, y el grupo entra en la subida.',
    tooSoon:
      'Rojo 3 necesita un 8, y paga con uno de sus dos puntos de esprint. En la subida basta un 4, pagado con montaña: de esos tiene ocho.',
    sprinterNow: 'Hace falta un 8: cinco opciones de doce. La subida está cerca, y allí es más fácil, para tu escalador.',
    second: 'Subiendo y rápido, un ataque solo necesita un 4: tres casillas por turno y 1. Y lo pagan los puntos de montaña. ¿Quién va?',
    threw: 'Un 7: te vas, una casilla por delante.',
    sprinterUphill: 'Subiendo, un ataque quema puntos de montaña, y Rojo 1 tiene dos. Rojo 3 tiene ocho.',
    waitedAgain: 'Nueve opciones de doce, y tu escalador está fresco. ¿A qué esperas?',
    third: 'Vas una casilla por delante. Más puntos amplían la ventaja o hacen más difícil la respuesta. ¿Quemas alguno?',
    further: 'Dos casillas de ventaja. Pasada la cima, los puntos de montaña ya no sirven para nada.',
    others: 'Te vas. Subiendo, una respuesta necesita 1 más que tu resultado.',
    done: 'Ataca donde el grupo va lento: subiendo, o cuando su ritmo es bajo. Y con el corredor cuyos puntos encajen con el terreno.',
  },
  sprint: {
    title: 'La meta',
    goal: 'Gana, incluso a un velocista mejor',
    first:
      'Dos casillas para meta. Si el grupo llega junto, gana quien tenga más puntos de esprint, esté donde esté. Rojo 1 tiene 3, Azul 1 tiene 4. ¿Quién ganaría un esprint?',
    blue: 'Azul 1',
    blueIsRight: 'Eso es: cuatro puntos contra tres. Así que mejor no llegar al esprint.',
    red: 'Rojo 1',
    redIsWrong: 'A Rojo 1 le quedan tres puntos de esprint; a Azul 1, cuatro. Ganan los puntos.',
    first28: 'Quien va primero',
    firstIsWrong:
      'No cuenta el sitio dentro del grupo, cuentan los puntos. (Salvo que en las opciones se elija «Gana quien llega más lejos tras la meta».)',
    second: 'Un ataque te lleva dos casillas por delante: eso es la meta. ¿Con quién?',
    threw: 'Un 9: basta. Azul necesitaría un 11 para irse contigo.',
    withSprinter:
      'Funcionaría, pero deja a Rojo 1 con dos puntos. Si Azul responde, esprintas contra cuatro. Rojo 2 ataca aquí igual de bien y le guarda los puntos a Rojo 1.',
    waited: 'En el próximo turno, el de Azul, el grupo cruza la meta junto, y Azul 1 gana el esprint.',
    third: 'Si Azul te sigue hasta la meta, hay esprint. Un punto más lo sube a 10, y Azul necesita 12. ¿Lo quemas?',
    added: 'Azul 1 lo ha intentado y ha sacado 5. ¡Ganas!',
    nothing: 'Entonces a Azul le bastaría un once o un doce, o un diez con un punto. Es el último turno: después los puntos no valen nada.',
    done: 'Mira los puntos de esprint mucho antes de la meta. Un equipo sin velocista tiene que llegar en solitario.',
  },
  leftBehind: {
    title: 'Una avería',
    goal: 'Vuelve al grupo',
    first:
      'Quien saca un 1 tiene una avería y se pierde el próximo avance. Rojo 3 está en la 19; los últimos del grupo, en la 21. En tu turno Rojo 3 puede quemar resistencia: un punto por casilla. ¿Cuántos?',
    chased: 'En la 20 Rojo 3 toca al grupo, y vuelve a rodar con él.',
    stayed: 'Entonces el grupo sigue sin Rojo 3, y cada turno alarga el camino de vuelta.',
    done: 'Las averías son una opción. Con ellas, un ataque siempre arriesga una tirada de cada doce.',
  },
  before: {
    title: 'Antes de la salida',
    goal: 'Crea tres corredores',
    first:
      'Cada corredor recibe 15 puntos para esprint, resistencia y montaña, diez como mucho en una habilidad. Todo el mundo los ve. Reparte los de tu primer corredor, o quédate los tres habituales.',
    usual: 'Un velocista, un rodador y un escalador: buenos en cualquier terreno.',
    own: 'Un corredor a tu medida. Los demás van por turnos, corredor a corredor.',
    second: 'Después todos se colocan en la salida, cuatro por casilla. Coloca un corredor.',
    placed:
      'La primera casilla paga el ritmo rápido, pero solo desde ella se puede atacar. En una carrera larga casi no importa dónde empieces.',
    done: 'Mira el recorrido antes de repartir: una meta en llano pide un velocista; una en alto, un escalador.',
  },
  stages: {
    title: 'Vueltas por etapas',
    goal: 'Gana una cima, lee la clasificación',
    first:
      'En una etapa cuentan las subidas: 5, 3, 2 y 1 puntos para los cuatro primeros en la cima, que está en la 22. Vas en la 21. ¿Atacas?',
    threw: 'Un 8: basta.',
    stayed:
      'Entonces el grupo corona junto, y los puntos deciden quién fue primero. Un ataque solo necesita un 3 aquí, y en solitario los cinco puntos son tuyos.',
    sprinter: 'Rojo 1 tiene dos puntos de montaña. Rojo 3 tiene ocho, y el mismo camino por delante.',
    second: 'Te has ido. ¿Quemas más para tener más ventaja, o guardas los puntos?',
    top: 'Nadie responde: primero en la cima, cinco puntos para la clasificación de la montaña.',
    third:
      'En la meta el ganador suma 0 puntos, y el total más bajo va líder. Los demás suman el puesto del primero de su grupo, menos uno, pero al menos 1. Llegas en el puesto cinco, en el grupo del ganador. ¿Cuántos sumas?',
    one: '1',
    oneIsRight: 'Los corredores del grupo del ganador suman todos 1, sea cual sea su puesto.',
    zero: '0',
    zeroIsWrong: 'Solo el ganador suma 0. Los demás de su grupo suman 1.',
    fifth: '5',
    fifthIsWrong: 'Cuenta el grupo, no el puesto: todos los del grupo del ganador suman 1. Cada turno de más cuesta uno más.',
    done: 'Entre dos etapas cada corredor recupera seis puntos, pero ninguna habilidad pasa de lo que tenía al empezar. Así que no vacíes a nadie demasiado pronto.',
  },
  oneMinute: {
    groups: {
      title: 'Los grupos ruedan',
      sentences: [
        'Cada jugador tiene tres corredores, que van en grupos: en cada turno cada grupo rueda a su ritmo, más lejos bajando y menos subiendo.',
        'Quien tiene un corredor en la primera casilla de un grupo marca su ritmo; si es rápido, todos los de esa casilla queman un punto por turno.',
      ],
      caption: 'Cuatro corredores en la primera casilla y ningún hueco detrás: un grupo de seis.',
    },
    escape: {
      title: 'Escaparse',
      sentences: [
        'Una vez por turno puedes atacar desde la primera casilla: quema un punto, tira el dado, y te vas si superas lo que marca la rueda de ritmo.',
        'Todos los que iban a tu lado pueden intentar seguirte, y necesitan más que tú.',
      ],
      caption: 'Rojo 1 se ha escapado y lleva dos casillas de ventaja.',
    },
    sprint: {
      title: 'En la meta',
      sentences: [
        'Gana el primer corredor que alcanza la casilla de meta; si un grupo llega junto, deciden los puntos de esprint que quedan.',
      ],
      caption: 'Dos casillas para meta. Juntos, esprintan; en solitario, has ganado.',
    },
  },
  glossary: {
    group: {
      term: 'grupo',
      spellings: ['grupos'],
      meaning: 'Corredores en casillas sin huecos, con cuatro en la primera. Si delante hay menos de cuatro, se han escapado.',
    },
    pace: {
      term: 'ritmo',
      spellings: ['ritmos'],
      meaning: 'Lo que rueda un grupo en un turno: lento, constante o rápido; 2, 4 o 6 casillas en llano.',
    },
    'first square': {
      term: 'primera casilla',
      meaning: 'La casilla más adelantada de un grupo. Desde ella atacas y marcas el ritmo, y en ella pagas si es rápido.',
    },
    burn: {
      term: 'quemar',
      spellings: ['quema', 'quemas', 'queman', 'quemado', 'quemaste', 'quemarías'],
      meaning: 'Gastar un punto de un corredor. Durante una carrera solo un avituallamiento devuelve puntos.',
    },
    breakaway: {
      term: 'escapada',
      spellings: ['escapadas', 'escaparse', 'se escapa', 'se ha escapado', 'se han escapado'],
      meaning:
        'Un ataque desde la primera casilla: un punto, una tirada del dado y una ventaja de una casilla subiendo, dos en llano, tres bajando.',
    },
    escapee: { term: 'escapado', spellings: ['escapados'], meaning: 'El corredor que acaba de escaparse.' },
    counter: {
      term: 'respuesta',
      spellings: ['respuestas', 'responder', 'responde', 'responden'],
      meaning: 'Un intento de seguir a un escapado desde la misma casilla; necesita más de lo que sacó el atacante.',
    },
    shuffle: {
      term: 'recolocarse',
      spellings: ['recolocación', 'recoloca', 'hace sitio', 'hacer sitio'],
      meaning: 'Mover a uno de tus corredores a otra casilla de su grupo. Si está llena, uno de los cuatro retrocede una casilla.',
    },
    wheel: {
      term: 'rueda de ritmo',
      meaning: 'Muestra lo que avanza un grupo a cada ritmo, y lo que necesitan un ataque y una respuesta.',
    },
    'feed zone': {
      term: 'avituallamiento',
      spellings: ['avituallamientos', 'avituallarse', 'se avitualla', 'se avituallaría'],
      meaning: 'Casillas marcadas con R: quien acaba un turno en ellas gana dos puntos, una vez en cada zona.',
    },
    stamina: { term: 'resistencia', meaning: 'Puntos que pagan un ritmo rápido en cualquier terreno, y la persecución tras una avería.' },
    'sprint points': {
      term: 'puntos de esprint',
      spellings: ['punto de esprint'],
      meaning: 'Pagan los ataques en llano y bajando, y deciden el esprint de un grupo en la meta.',
    },
    climbing: {
      term: 'puntos de montaña',
      spellings: ['punto de montaña'],
      meaning: 'Puntos que pagan subiendo, para los ataques y para el ritmo.',
    },
    'mechanical incident': {
      term: 'avería',
      spellings: ['averías'],
      meaning: 'Tras un 1 en el dado un corredor se pierde el próximo avance, y tiene que quemar resistencia para volver.',
    },
  },
  meanings: {
    give: 'Lo bueno que es tu corredor, para toda la carrera: 15 puntos para esprint, resistencia y montaña. Mira antes el recorrido; «los tres habituales» valen en cualquiera.',
    place:
      'Dónde espera tu corredor la salida. Desde la primera casilla de un grupo se puede atacar, pero en ella también se paga el ritmo rápido.',
    ride: 'Empieza tu turno: cada grupo de la carretera rueda una vez, al ritmo que lleva. Aún no hay nada que decidir.',
    chase:
      'Tu corredor perdió el grupo por una avería. Cada punto de resistencia lo acerca una casilla; en cuanto toque un grupo volverá a rodar con él.',
    breakAway:
      'Tu única ocasión en este turno de irte de un grupo. Cuesta un punto en el acto, diga lo que diga el dado; cuanto más lento va el grupo, menos necesitas.',
    spend:
      'El dado ha caído. Un punto le suma 1: puede salvar el intento, o hacer más difícil que te sigan. Otro te lleva una casilla más lejos.',
    counter:
      'Alguien que iba a tu lado se ha escapado, y puedes intentar seguirlo, una vez. Cuesta un punto en el acto, y necesitas más de lo que sacó.',
    add: 'Te falta uno. Un punto más y lo sigues; sin él, se pierde el que ya has quemado.',
    shuffle:
      'Puedes mover a uno de tus corredores dentro de este grupo: delante, para atacar y marcar el ritmo, o detrás, para ahorrar puntos. Con menos de cuatro en la primera casilla, los de delante se van por su cuenta.',
    pushBack:
      'La casilla está llena, así que uno de los cuatro retrocede: un compañero que necesita descanso, o un rival que quiere atacar.',
    burn: 'A ritmo rápido cada corredor de la primera casilla paga un punto. Quema la habilidad que menos vayas a necesitar en lo que queda.',
    setPace:
      'Lo que rueda este grupo en los próximos turnos. Acelerar cuesta un punto ahora, y el ritmo rápido un punto por turno a todos los de su primera casilla; frenar es gratis.',
    feed: 'Dos puntos para una habilidad. ¿Cuál decidirá algo antes de la meta?',
  },
  firstRace: {
    title: 'Tu primera carrera',
    hello:
      'Sesenta casillas, una subida, tres equipos. Llevas a Rojo: el 1 esprinta, el 2 tiene resistencia, el 3 escala. Gana el primero que alcanza la casilla de meta.',
    breakAway:
      'Desde la primera casilla puedes atacar. Junto a cada respuesta ves tus opciones; el punto se pierde en cualquier caso. No quemes demasiados antes de la subida.',
    counter:
      '¡Se ha ido un rival! Puedes intentar seguirlo, y necesitas más de lo que sacó. Dejarlo ir está bien si tu grupo puede perseguir.',
    feed: '¡Comida! Dos puntos para una habilidad. Piensa en lo que viene: tras la subida todo es llano hasta la meta.',
    pace: 'Vas delante en este grupo, así que marcas su ritmo. Si es rápido, cuesta un punto por turno a todos los de la primera casilla.',
    shuffle: 'Puedes mover a uno de tus corredores dentro del grupo. La primera casilla ataca y marca el ritmo; la segunda ahorra puntos.',
    burnt: 'Un ritmo rápido te acaba de costar puntos. ¿Merece la pena? Solo si hace más daño a los demás.',
    climb: 'Subiendo, un ataque necesita mucho menos, y lo pagan los puntos de montaña. Aquí el 3 está en su terreno.',
    sprint:
      'La meta está cerca. Cuenta los puntos de esprint: si tienes más que nadie en tu grupo, que llegue junto; si no, ataca antes de la meta.',
    won: '¡Ganas! Ya sabes todo lo que hace falta: grupos, ritmo y cuándo quemar un punto.',
    lost: 'Esta vez no ha podido ser. Prueba otra vez: ahorra puntos al principio y ataca donde el terreno lo haga fácil.',
  },
  warnings: {
    lastTurn:
      'Seguramente la carrera acabe antes de tu próximo turno, y otros tienen más puntos de esprint. Los que te guardes ya no valdrán nada: ataca ahora.',
    lastClimb: ({ rider, points }) => `Es la última subida. ${rider} tiene ${points} puntos de montaña, que no valen nada pasada la cima.`,
  },
  reasons: {
    position: 'Lleva a tus corredores delante, donde se decide la carrera.',
    reserves: 'Ahorra puntos que necesitarás más adelante.',
    shelter: 'Mantiene a tus corredores en un grupo, que hace el trabajo por ellos.',
    safety: 'Evita una avería que dejaría atrás a un corredor.',
    finish: 'Te da la mejor opción en la meta.',
  },
};
