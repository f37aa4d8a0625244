import { form } from '@gruppetto/words/grammar/es';
import type { CoachSentences } from './en.ts';

/** What the coach of Cycling Party says in Spanish. */
export const es: CoachSentences = {
  groups: {
    title: 'Grupos en la carretera',
    goal: 'Distingue un pelotón de un grupo de relevos',
    first:
      'Llevas a Rojo. Cinco o más corredores en casillas sin huecos son un pelotón. Menos, en una misma casilla, son un grupo de relevos, y un corredor solo es un escapado. ¿Dónde está el pelotón?',
    five: 'Los cinco de la 22 a la 24',
    fiveIsRight:
      'Eso es: tres casillas seguidas, cinco corredores. Los tres de la 27 son un grupo de relevos; Rojo 5, en la 19, va en solitario.',
    three: 'Los tres de la 27',
    threeIsWrong: 'Tres corredores en una casilla son un grupo de relevos. Un pelotón necesita cinco.',
    all: 'Los nueve',
    allIsWrong: 'Las casillas vacías separan los grupos, como la 25 y la 26.',
    second:
      'En un grupo de relevos cada uno tira dos dados. Las tiradas que se diferencian en 3 o menos van juntas, y avanzan lo que la más alta. En la 27 sacan 10, 7 y 3. ¿Cuánto avanza quien saca 7?',
    ten: '10 casillas',
    tenIsRight: 'Eso es: de 10 a 7 van 3, así que el 7 coge la rueda del 10. El 3 queda demasiado lejos y va en solitario.',
    seven: '7 casillas',
    sevenIsWrong: 'De 10 a 7 solo van 3: el más lento coge la rueda y avanza 10.',
    low: '3 casillas',
    lowIsWrong: 'Nadie espera. El 7 se engancha al 10; el 3 se queda.',
    third: 'Se mueven primero los de delante. Empieza el turno.',
    rode: 'Rojo 3 ha sacado 10 y marca el ritmo; Azul 3 se engancha. Azul 4 se queda.',
    withdraw: 'Puedes retirar corredores de la carrera, para tener menos que atender. Ahora no hace falta que se vaya nadie: adelante.',
    done: 'Ir en grupo es bueno: hasta con una mala tirada te llevan.',
  },
  peloton: {
    title: 'El ritmo del pelotón',
    goal: 'Tira o acepta',
    first:
      'Azul 3 se ha escapado. El pelotón avanzaría 5. Para subir el ritmo, tira con uno de los tuyos: de 5 a 9 propones ese ritmo para todos. Pero de 10 a 12 es una escapada y de 2 a 4 un pinchazo. ¿Tiras o aceptas?',
    threw: 'Un 8: ese es ahora el ritmo. Azul acepta.',
    sprinter: 'Rojo 2 es tu velocista: un pinchazo haría daño. Tira con alguien de quien puedas prescindir.',
    agreedAtFive: 'Entonces el pelotón va al tran tran, salvo que Azul quiera más: Azul 3 es de los suyos y se marcha. Sube el ritmo.',
    second: 'El ritmo es 8. Puedes tirar otra vez con otro corredor, o aceptar.',
    agreed: 'Todo el pelotón avanza 8, hayan tirado o no.',
    agreedFrom: 'Aceptado, y no se te preguntará más por ritmos iguales o más altos.',
    again: 'Solo un 9 sería más rápido: una tirada de cada nueve. Y una de cada seis es un pinchazo. Acepta.',
    done: 'Una tirada de 5 a 9 ayuda a todos; una escapada, solo a ti. El pelotón conserva su forma: cada corredor cuenta desde su casilla.',
  },
  bottle: {
    title: 'Bidones',
    goal: 'Alcanza a un grupo con un bidón',
    first:
      'Un bidón hace avanzar una casilla a un corredor; en un puerto hacen falta dos. El grupo de relevos de Azul, en la 30, está a punto de moverse, y Rojo 2 va justo detrás. Tienes un bidón. ¿Se lo das?',
    gave: 'Rojo 2 entra en el grupo de relevos, saca solo 5 y aun así avanza 8 con los demás. Para eso está un bidón.',
    order: 'Con una orden así solo se te pregunta por lo que perderías para siempre. Y ahora se te iría la rueda de Azul.',
    nothing: 'Entonces Rojo 2 va en solitario. En el grupo de relevos habría bastado hasta una mala tirada.',
    done: 'Cinco bidones por etapa, tres por turno, dos para un mismo corredor. Dalos justo antes de que se mueva un grupo, o al final de un turno.',
  },
  mountain: {
    title: 'Montaña',
    goal: 'Reparte los dados',
    first:
      'Hay un puerto del 50 al 60. Para una tirada desde el llano cada casilla de montaña cuenta 2. Azul 1, en la 48, saca 9. ¿Hasta dónde llega?',
    at53: 'A la 53',
    at53IsRight: 'Uno por la 49, y luego cuatro casillas de montaña a dos cada una: la 53.',
    at57: 'A la 57',
    at57IsWrong: 'Eso serían nueve casillas. Pero desde la 50 cada una cuenta 2.',
    at50: 'A la 50',
    at50IsWrong: 'Un 9 da para más: uno por la 49, y quedan ocho puntos, para cuatro casillas de montaña.',
    second:
      'En el puerto no hay grupos. Cada corredor tira un dado; los dos que tienes en la 56 tiran juntos, y tú repartes los dados: 2 y 5. ¿Cuál para Rojo 2, tu velocista?',
    five: 'Rojo 2 ya ha coronado y está en la 61. En llano tu velocista puede esprintar.',
    two: 'Entonces corona Rojo 4, y tu velocista se queda en el puerto, donde nadie puede esprintar. Dale el 5 a Rojo 2.',
    done: 'Subiendo, todos tiran un dado; pasada la cima, las casillas vuelven a contar 1.',
  },
  sprint: {
    title: 'Esprint',
    goal: 'Gana con tu velocista',
    first:
      'El corredor 2 es tu velocista, con un esprint por etapa en la versión junior. La meta está tras la 100, y Rojo 2 en la 88. Se esprinta en solitario, antes de que tire el grupo. ¿Ahora?',
    sprints: '¡Ahora!',
    nothing:
      'Con dos dados, aquí nadie llega a meta: 12 como mucho, y hacen falta 13. Un esprint puede ganar la carrera ahora, antes de que lo haga el velocista de Azul.',
    second: '¿Tres dados, o uno de veinte caras? Necesitas 13 para pasar la meta.',
    won: 'Un 16: cuatro casillas tras la meta. Los demás acaban el turno, nadie te pasa, ¡y ganas!',
    threeDice: 'Tres dados dan 13 o más una vez de cada cuatro. El de veinte caras, dos de cada cinco.',
    done: 'La etapa acaba con el turno en que alguien llega. Gana quien llega más lejos tras la meta. Cerca de la línea, tres dados son más seguros; lejos, el de veinte caras.',
  },
  climber: {
    title: 'El escalador',
    goal: 'Usa las tiradas dobles y el cinco mágico',
    first:
      'A partir de aquí, versión senior: cada corredor tiene un rol. Rojo 1 es tu escalador. En un puerto de primera tiene una tirada doble; en uno de categoría especial como este, dos: dos dados y te quedas uno. ¿Usas una?',
    doubled: 'Un 2 y un 5. Y aún hay más.',
    single: 'Puedes. Pero las tiradas dobles se pierden al acabar el puerto, y este da para las dos.',
    second: 'En un puerto especial el escalador puede contar un 5 como 6: el cinco mágico. ¿Con cuál te quedas?',
    magic: 'Seis casillas cuesta arriba.',
    five: 'No está mal, pero el cinco mágico lo convierte en un 6, y es gratis.',
    two: 'Has pagado por un segundo dado: quédate con el mejor.',
    done: 'Los puertos tienen categoría: cota 3 casillas, tercera 8, segunda 16, primera 24, especial 32.',
  },
  rouleur: {
    title: 'El rodador',
    goal: 'Enlaza con una diferencia de cuatro',
    first:
      'Rojo 3 es tu rodador: su tirada cuenta al menos 7, así que tu 3 es un 7. Y un rodador puede enlazar con una diferencia de 4. Azul 1 ha sacado 11 y Azul 4 ha sacado 3. ¿Qué haces?',
    up: 'Avanzas 11 con Azul 1, y Azul 4 se queda.',
    both: 'Avanzarías 11, pero te llevarías también a Azul 4: su 3 se convertiría en 11. ¿Para qué ayudar?',
    down: 'Avanzarías solo 7, y contigo Azul 4. La carrera está arriba.',
    none: 'Entonces avanzas 7, y Azul 1 se marcha con 11.',
    done: 'El rodador decide: hacia arriba, hacia abajo, en ambos sentidos o en ninguno.',
  },
  domestiques: {
    title: 'Gregarios',
    goal: 'Que los gregarios trabajen para otros',
    first:
      'Rojo 5 es tu gregario de montaña. Si su dado es exactamente uno más que el de un compañero en la misma casilla, puede remolcarlo. Rojo 1 y Rojo 5 han sacado 4 y 5. ¿Qué dado para Rojo 1?',
    four: 'Y Rojo 5 se queda el 5: uno más.',
    five: 'Entonces Rojo 1 avanza 5 y Rojo 5 avanza 4. Al revés, los dos pueden avanzar 5.',
    second: '¿Remolcas a Rojo 1?',
    pulled: 'Los dos avanzan 5.',
    left: 'Entonces Rojo 1 avanza solo 4. Remolcar no cuesta nada.',
    third: 'Ahora tu pelotón. Rojo 4 es tu gregario de llano: con 3 o 4 no pincha, y con 10 a 12 puede poner el ritmo en 9. ¿Quién tira?',
    threw: '¡Un 11!',
    sprinter: 'Tu velocista pincharía con un 2, un 3 o un 4. El gregario, solo con un 2.',
    agreed: 'A 5 tu velocista no llega lejos. Sube el ritmo, con quien mejor lo hace.',
    fourth: 'Un 11 puede ser una escapada, o un ritmo de 9 para todos. Tu velocista, Rojo 2, va en este pelotón.',
    nine: 'El ritmo más alto que puede llevar un pelotón, también para tu velocista.',
    escaped: 'Rojo 4 se iría en solitario, y el pelotón de tu velocista seguiría a 5. Un gregario trabaja para otros.',
    done: 'El corredor 6, el farolillo rojo, no tiene poderes. Corre si los equipos son de seis.',
  },
  attack: {
    title: 'Ataque',
    goal: 'Tira cuatro dados',
    first:
      'Cada equipo puede atacar una vez por etapa, hasta 50 km antes de meta: un corredor tira cuatro dados y se va en solitario. ¿Atacas?',
    who: '¿Quién va?',
    fallBack:
      'Descolgarse con un dado acerca a un corredor a un compañero de atrás. Rojo 1 va solo por detrás, pero puede esperar. ¡Ataca!',
    nothing: 'Puedes guardarlo, pero no mucho tiempo: pasado el indicador de 50 km se pierde.',
    second: '¿Rojo 3, el rodador, o Rojo 4, el gregario?',
    rouleur: 'Quince casillas. Y en solitario la tirada de un rodador siempre cuenta al menos 7.',
    domestique: 'Donde más rinde Rojo 4 es en el pelotón. En solitario va mejor un rodador: sus tiradas cuentan al menos 7.',
    third: '¿Y si los cuatro dados hubieran sido 5, 5, 2 y 2?',
    chain: 'Se rompe la cadena',
    chainIsRight: 'Dos parejas rompen la cadena: el corredor cae hasta la posición del último y vuelve a tirar desde allí.',
    fourteen: '14 casillas',
    fourteenIsWrong: 'Con dos parejas la suma no cuenta: se rompe la cadena, y el corredor cae hasta la posición del último.',
    fall: 'Una caída',
    fallIsWrong:
      'Las caídas vienen con dos dados: tras 3-3 o 4-4 se repite la tirada, y otro doble es una caída. Dos parejas con cuatro dados rompen la cadena.',
    done: 'Una tirada especial por movimiento: esprint, ataque, descolgarse o descenso.',
  },
  descent: {
    title: 'Descenso a tumba abierta',
    goal: 'Lánzate puerto abajo',
    first:
      'Rojo 1 ha coronado con un 6 natural, justo hasta la primera casilla llana. Eso da derecho a un descenso a tumba abierta: tres dados en vez de dos. Solo tres seises son una caída. ¿Te atreves?',
    descended: 'Doce casillas, y Azul 1 se queda atrás.',
    fallBack: 'No hay por qué descolgarse: vas en cabeza y tienes un descenso listo.',
    normal:
      'Con dos dados avanzarías 7 de media; con tres, más de 10. Solo hay caída una vez de cada 216. Y el derecho caduca si no lo usas.',
    done: 'También vale si dos bidones te llevan de la última casilla de montaña al llano en el mismo turno.',
  },
  leader: {
    title: 'Master: el jefe de filas',
    goal: 'Gana un puerto',
    first:
      'En la versión master Rojo 1 es tu jefe de filas, y los primeros en pasar un puerto suman puntos. En un puerto de categoría especial el jefe de filas tiene ataques de montaña: un dado de diez caras. La cima está en la 71 y Azul 1 va a tu lado. ¿Qué haces?',
    attacked: 'Siete casillas: has coronado, y Azul 1 no.',
    fallBack: 'Descolgarte le deja la cima a Azul 1.',
    normal: 'Con un dado normal necesitas un 5 o un 6 para coronar. El de diez caras lo consigue con 5 a 10: seis veces de cada diez.',
    second: 'Has pasado en cabeza un puerto de categoría especial. ¿Cuántos puntos de montaña son?',
    thirtyFive: '35',
    thirtyFiveIsRight: 'La categoría especial da 35, 25, 15, 10 y 5; primera de 25 a 5, segunda de 15 a 5, tercera de 5 a 1.',
    five: '5',
    fiveIsWrong: 'Eso es para el quinto en coronar, o para quien gana una meta volante. El primero se lleva 35.',
    none: 'Ninguno: solo cuenta la meta',
    noneIsWrong: 'En la versión master cuentan también los puertos y las metas volantes. El primero en un puerto especial: 35.',
    done: 'La vuelta da a cada equipo la mitad de ataques de montaña que puertos especiales tiene. No los gastes todos de golpe.',
  },
  tour: {
    title: 'Una vuelta',
    goal: 'Lee tiempos y puntos',
    first:
      'Cada turno después del ganador es un minuto, y las casillas tras la meta y un dado dan los segundos. Llegas un turno después del ganador, diez casillas tras la meta, donde un 6 equivale a 10 segundos. Sacas un 6. ¿Tu tiempo?',
    seventy: '1′10″',
    seventyIsRight: 'Un turno es un minuto, y 10 segundos por la casilla.',
    ten: '10 segundos',
    tenIsWrong: 'Suma un minuto: has llegado un turno después del ganador.',
    seventyFive: '1′15″',
    seventyFiveIsWrong: 'Eso sería con un 1. El 6 es el segundo más bajo de la casilla: 10.',
    second: '¿Cómo se gana una vuelta?',
    points: 'Con más puntos Cycling Party',
    pointsIsRight: 'Eso es: por victorias de etapa y por puestos en las cinco clasificaciones finales.',
    time: 'Con menos tiempo',
    timeIsWrong: 'Eso gana la clasificación individual, una de cinco. Deciden los puntos de todas ellas y de las victorias de etapa.',
    wins: 'Con más victorias de etapa',
    winsIsWrong: 'Dan puntos, pero también los dan las cinco clasificaciones.',
    third: 'Juegas una vuelta en una mesa real. ¿Quién apunta lo que pasa?',
    director: 'El director de carrera, en la oficina de la vuelta',
    directorIsRight:
      'En cada puerto, meta volante y meta apunta el orden; la oficina lo suma todo. Si se corre en el programa, se rellena sola.',
    everyone: 'Nadie: es solo para carreras en el programa',
    everyoneIsWrong:
      'La oficina de la vuelta sirve también para mesas reales: un jugador, el director de carrera, apunta lo que ha pasado.',
    done: 'En una vuelta no se retira a nadie: todos tienen que llegar.',
  },
  oneMinute: {
    groups: {
      title: 'Corre en grupo',
      sentences: [
        'Diriges un equipo de corredores; en cada turno cada uno se mueve una vez, los de delante primero.',
        'Un corredor solo tira dos dados; los que están en una casilla son un grupo de relevos, y se llevan unos a otros si sus tiradas se parecen.',
      ],
      caption: 'Tres corredores en la 30: un grupo de relevos. Cinco sin huecos por detrás: un pelotón.',
    },
    pace: {
      title: 'Marca el ritmo, sube el puerto',
      sentences: [
        'Cinco o más corredores sin huecos son un pelotón: tira para subir su ritmo, o acéptalo.',
        'En un puerto no hay grupos, y todos tiran un dado.',
      ],
      caption: 'El puerto los separa: Rojo 1 sube en solitario, los demás esperan abajo.',
    },
    line: {
      title: 'Bidones y esprints',
      sentences: [
        'Un bidón hace avanzar una casilla, un velocista puede tirar tres dados o uno de veinte caras, y gana quien llega más lejos tras la meta.',
      ],
      caption: 'Ocho kilómetros para meta, y el velocista de Rojo aún tiene un esprint.',
    },
  },
  glossary: {
    peloton: {
      term: 'pelotón',
      spellings: ['pelotones'],
      meaning: 'Cinco o más corredores en casillas llanas sin huecos. Avanza al ritmo más alto propuesto, de 5 a 9, y conserva su forma.',
    },
    paceline: {
      term: 'grupo de relevos',
      spellings: ['grupos de relevos'],
      meaning:
        'De dos a cuatro corredores en una casilla llana. Las tiradas que se diferencian en 3 o menos van juntas y avanzan lo que la más alta.',
    },
    breakaway: {
      term: 'escapado',
      spellings: ['escapados'],
      meaning: 'Un corredor solo en una casilla llana: dos dados y ninguna rueda que coger.',
    },
    pace: {
      term: 'ritmo',
      spellings: ['ritmos'],
      meaning: 'Lo que avanza un pelotón: 5, o la tirada más alta de 5 a 9 que alguien proponga.',
    },
    puncture: {
      term: 'pinchazo',
      spellings: ['pinchazos', 'pincha', 'pincharía'],
      meaning: 'Una tirada de 2, 3 o 4 en un pelotón: ese corredor lo deja y avanza solo eso.',
    },
    escape: {
      term: 'escapada',
      spellings: ['escapadas', 'escaparse', 'se escapa'],
      meaning: 'Una tirada de 10, 11 o 12 en un pelotón: ese corredor se va en solitario.',
    },
    bottle: {
      term: 'bidón',
      spellings: ['bidones'],
      meaning:
        'Hace avanzar una casilla a un corredor; desde una casilla de montaña hacen falta dos. Cada equipo tiene cinco por etapa y da como mucho tres por turno.',
    },
    pass: {
      term: 'puerto',
      spellings: ['puertos'],
      meaning: 'Una serie de casillas de montaña. Desde el llano cada una cuenta 2; en él todos tiran un dado.',
    },
    sprinter: {
      term: 'velocista',
      spellings: ['velocistas'],
      meaning: 'El corredor 2: unas pocas veces por etapa puede tirar tres dados o el de veinte caras en vez de dos.',
    },
    climber: {
      term: 'escalador',
      spellings: ['escaladores'],
      meaning: 'El corredor 1: tiene tiradas dobles en los puertos largos y un cinco mágico en los más largos.',
    },
    rouleur: {
      term: 'rodador',
      spellings: ['rodadores'],
      meaning: 'El corredor 3: en solitario o en un grupo de relevos su tirada cuenta al menos 7, y puede enlazar con una diferencia de 4.',
    },
    'flat domestique': {
      term: 'gregario de llano',
      meaning: 'El corredor 4: en un pelotón solo pincha con un 2, y con 10 a 12 puede poner el ritmo en 9.',
    },
    'mountain domestique': {
      term: 'gregario de montaña',
      meaning: 'El corredor 5: remolca a un compañero de la misma casilla de montaña cuyo dado es exactamente uno menos.',
    },
    'lanterne rouge': { term: 'farolillo rojo', meaning: 'El corredor 6, en equipos de seis: sin poderes.' },
    'double throw': {
      term: 'tirada doble',
      spellings: ['tiradas dobles'],
      meaning: 'En un puerto el escalador tira un dado más y descarta uno. Las que no usa se pierden al final.',
    },
    'magic five': { term: 'cinco mágico', meaning: 'En un puerto de categoría especial el escalador puede contar un 5 como 6.' },
    attack: {
      term: 'ataque',
      spellings: ['ataques', 'atacar', 'ataca'],
      meaning: 'Cuatro dados, una vez por etapa, hasta 50 km antes de meta. Dos parejas rompen la cadena.',
    },
    'broken chain': {
      term: 'cadena rota',
      spellings: ['rompe la cadena', 'rompen la cadena', 'cadena'],
      meaning: 'Dos parejas en un ataque: el corredor cae hasta la posición del último y vuelve a tirar desde allí.',
    },
    'fall back': {
      term: 'descolgarse',
      spellings: ['se descuelga', 'descolgarte'],
      meaning: 'Tirar un dado en vez de la tirada normal, para esperar a un compañero de atrás.',
    },
    'full-speed descent': {
      term: 'descenso a tumba abierta',
      spellings: ['descenso', 'descensos'],
      meaning: 'Tres dados después de salir de un puerto con un 6 natural. Tres seises son una caída.',
    },
    fall: {
      term: 'caída',
      spellings: ['caídas'],
      meaning:
        'Tras 3-3 o 4-4 con dos dados se repite la tirada; otro doble es una caída, y todos los de esa casilla pierden el movimiento.',
    },
    'mountain attack': {
      term: 'ataque de montaña',
      spellings: ['ataques de montaña'],
      meaning:
        'El jefe de filas tira un dado de diez caras en un puerto de categoría especial. Un equipo tiene unos pocos para toda la vuelta.',
    },
    overrun: { term: 'rebase', meaning: 'Cuántas casillas tras la meta está un corredor: gana el que más.' },
    'intermediate sprint': {
      term: 'meta volante',
      spellings: ['metas volantes'],
      meaning: 'Una marca en la carretera: los tres primeros en pasarla suman 5, 3 y 1 puntos.',
    },
  },
  meanings: {
    start: 'Tus corredores tiran para sus primeras casillas, uno tras otro. Aún no hay nada que decidir.',
    rideOn:
      'Está a punto de empezar un turno. «Seguir hasta…» te ahorra las preguntas del camino; se te pregunta igualmente cuando puedas perder algo.',
    withdraw: 'Cuál de tus corredores deja la carrera para siempre. Menos corredores son menos trabajo, pero también menos ayuda.',
    special:
      'Este grupo está a punto de moverse. Antes, un bidón puede meter en él a un corredor, y una tirada especial saca a uno. Si no quieres nada, simplemente tiran.',
    give: 'Elige al corredor que recibe el bidón. Le hace avanzar una casilla. Busca un grupo al que le ayude a llegar.',
    sprint: 'Con tres dados lo que más sale es 10 u 11; con el de veinte caras, cualquier cosa de 1 a 20. ¿Cuánto necesitas avanzar?',
    attack: 'Elige al corredor que tira cuatro dados y se va en solitario. Dos parejas rompen la cadena.',
    fallBack: 'Elige al corredor que afloja, con un dado, para esperar a un compañero de atrás.',
    go: 'Cuánto avanza quien se descuelga. ¿Dónde está el compañero al que espera?',
    pace: 'Cuánto avanza todo el pelotón. Una tirada de 5 a 9 sube el ritmo para todos; de 10 a 12 es una escapada y de 2 a 4 un pinchazo de quien tira.',
    paceline: 'Elige quién tira primero. De tiradas iguales la primera marca el ritmo, y eso decide un empate en la meta.',
    chain: 'La cadena está arreglada: el corredor tira ahora, después de todos los demás.',
    domestique: 'Con 10 a 12 tu gregario de llano puede irse en solitario, o quedarse y poner el ritmo del pelotón en 9.',
    link: 'Tu rodador puede enlazar con tiradas que estén a 4. Hacia arriba llegas más lejos; hacia abajo te llevas al más lento.',
    double: 'Una tirada doble es un dado más en este puerto, y descartas uno. Las que no uses se pierden cuando acaba.',
    assign: 'Repartes los dados de tus corredores en esta casilla. ¿Quién necesita coronar y quién puede esperar?',
    pull: 'Tu gregario de montaña ha sacado uno más que este compañero, y puede llevárselo. No cuesta nada.',
  },
  firstRace: {
    title: 'Tu primera carrera',
    hello:
      'Sesenta kilómetros, una cota, dos equipos. Diriges a Rojo, con cinco corredores; el número 2 es tu velocista. Gana quien llega más lejos tras la meta.',
    start: 'Primero todos tiran dos dados para la salida. Aún no hay que elegir.',
    rideOn: 'Empieza un turno. Puedes ir turno a turno, o saltarte las preguntas menores hasta el siguiente indicador.',
    peloton:
      'Tus corredores van en un pelotón. Tira para subir su ritmo, o acepta. Una tirada de cada seis es un pinchazo, y otra de cada seis una escapada.',
    bottle:
      'Tu primera ocasión de dar un bidón. Donde más vale es donde lleva a un corredor al grupo de delante, justo antes de que se mueva.',
    pass: 'En el puerto repartes los dados. Haz que tu velocista corone.',
    sprint: 'La meta está cerca. Tu velocista puede tirar tres dados, o el de veinte caras: es hora de pensarlo.',
    won: '¡Ganas! Grupos, ritmo, bidones, un esprint: no hace falta más.',
    lost: 'Esta vez no ha podido ser. Prueba otra vez: quédate en los grupos y guarda el esprint y un par de bidones para el final.',
  },
  warnings: {
    descent: ({ rider }) => `${rider} puede bajar a tumba abierta, pero solo en este movimiento: después pierde el derecho.`,
    doubles: ({ rider, doubles, squares }) =>
      `${rider} aún tiene ${doubles}, y faltan ${squares} para acabar el puerto. Lo que no use en él se pierde.`,
    attack: ({ last }) => `El ataque de tu equipo no se puede hacer pasado el km ${last}, y ya casi estás ahí.`,
    sprint: ({ rider }) => `${rider} aún tiene un esprint, y la etapa puede acabar en este turno. Los esprints que no se usan se pierden.`,
    bottles: ({ bottles }) => `Aún tienes ${bottles}, a tres por turno como mucho, y la meta está cerca. Lo que guardes se pierde.`,
    sprinterBehind: ({ rider, squares }) =>
      `${rider}, tu velocista, está a ${squares} de la cabeza. Desde ahí un esprint no gana: acércalo mientras haya tiempo.`,
    doublesLeft: (doubles) => form(doubles, 'una tirada doble', `${doubles} tiradas dobles`),
    bottlesLeft: (bottles) => form(bottles, 'un bidón', `${bottles} bidones`),
    kilometres: (squares) => `${squares} km`,
  },
  reasons: {
    position: 'Adelanta a tus corredores, sobre todo a los que pueden ganar.',
    reserves: 'Guarda bidones y tiradas especiales para un momento más decisivo.',
    shelter: 'Mantiene a tus corredores en un grupo, donde una mala tirada cuesta poco.',
    safety: 'Mantiene a todos tus corredores en carrera.',
    finish: 'Da a uno de tus corredores la mejor opción en la meta.',
  },
};
