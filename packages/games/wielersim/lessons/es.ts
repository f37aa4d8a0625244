import type { CoachSentences } from './en.ts';

/** What the coach of WielerSIM says in Spanish. */
export const es: CoachSentences = {
  follow: {
    title: 'Coger la rueda',
    goal: 'Mira quién sigue a quién',
    first:
      'En esta carrera nadie decide nada: deciden los dados, y tú la lees. Lea (1) va en cabeza, saca 8 y llega a la fila 58. Sanne (2) va justo detrás. ¿Qué hace Sanne?',
    behind: {
      label: 'Seguirla, hasta la fila 57',
      said: 'Eso es. Los de detrás cogen la rueda de quien ha tirado: es el rebufo. Hugo también la sigue.',
    },
    throws: {
      label: 'Tirar sus propios dados',
      said: 'Solo tira quien no puede seguir. Ocho casillas son una buena rueda: Sanne la coge.',
    },
    stays: { label: 'Esperar al próximo turno', said: 'En un turno todos se mueven una vez. Sanne coge enseguida la rueda de Lea.' },
    second: 'Solo se puede seguir si el movimiento equivale a una tirada de 6 a 10. Ahora Lea saca 5. ¿Y Sanne?',
    own: { label: 'Cinco es muy lento: Sanne tira', said: 'Eso es. Sanne saca 9, adelanta a Lea, y Hugo la sigue.' },
    along: { label: 'Sanne sigue, cinco casillas', said: 'Cinco es menos que 6: una rueda demasiado lenta.' },
    beside: { label: 'Sanne se queda en la fila 57', said: 'Todos se mueven. Quien no puede seguir tira los dados.' },
    done: 'Así se adelanta a los lentos y se deja ir a los rápidos: los grupos se forman solos.',
  },
  width: {
    title: 'El ancho de un grupo',
    goal: 'Lee un grupo',
    first:
      'Tres corredores llegan en paralelo a la fila 61. Luego Luis (4) saca 5 y cae justo detrás, en la 60. Sanne (5) y Lea (6) lo siguen. ¿Cuántos caben ahí en paralelo?',
    three: {
      label: 'Tres, como en la fila de delante',
      said: 'Eso es: el ancho es el de la fila de justo delante, y al menos uno. Así que Sanne y Lea se ponen al lado de Luis.',
    },
    one: {
      label: 'Uno: siempre en fila india',
      said: 'Solo si en la fila de justo delante hay uno o ninguno. Detrás de tres caben tres en paralelo.',
    },
    six: {
      label: 'Seis, todo el ancho de la carretera',
      said: 'En la carretera caben seis, pero los corredores guardan el ancho de la fila de delante.',
    },
    done: 'Nadie adelanta a una fila que ocupa toda la carretera. Así es como un grupo ancho los frena a todos.',
  },
  colours: {
    title: 'Colores',
    goal: 'Aprende quién puede acelerar',
    first:
      'Cada tramo de la carretera tiene un color, y cada color es de un tipo de corredor: amarillo, jefes de filas; rojo, escaladores; verde, velocistas; azul, gregarios. Este tramo es verde. Cleo (1) saca 7, y los demás la seguirían. ¿Quién puede intentar mejorarlo?',
    sprinter: {
      label: 'Sanne (3), velocista',
      said: 'Eso es: Sanne saca 9, más que el 6 de la rueda, y pasa a ser la nueva cabeza: los de detrás la siguen.',
    },
    leader: { label: 'Lea (2), jefe de filas', said: 'Los jefes de filas aceleran en amarillo. El verde es de los velocistas.' },
    everyone: { label: 'Cualquiera', said: 'Solo aquellos cuyo tipo tiene el color del tramo: en verde, los velocistas.' },
    second: 'Quieres tramos largos donde los gregarios vuelvan a juntar el grupo. ¿De qué color los pintas?',
    helpers: { label: 'Azul', said: 'En azul aceleran los gregarios, y se llevan a todos los que los siguen.' },
    leaders: { label: 'Amarillo', said: 'En amarillo aceleran los jefes de filas, y rompen el grupo.' },
    done: 'Los colores deciden dónde es rápida una carrera, y para quién.',
  },
  attack: {
    title: 'Ataque',
    goal: 'Reconoce un ataque',
    first: 'Un 11 o 12 natural es un ataque: nadie lo sigue sin más. Lea (1) saca 12. ¿Cómo se pueden ir con ella los de detrás?',
    die: {
      label: 'Con un 5 o un 6 en un dado',
      said: 'Puede responder uno por fila: primero el de justo detrás, luego los que están en diagonal. Cleo falla, Sanne lo consigue, y también Hugo, detrás de Sanne.',
    },
    all: {
      label: 'La siguen como siempre',
      said: 'Un ataque es demasiado rápido para seguirlo. Los de justo detrás pueden responder, con un 5 o un 6.',
    },
    nobody: { label: 'No pueden', said: 'Hay una manera: los de justo detrás pueden tirar un dado, y con un 5 o un 6 se van también.' },
    done: 'Si en una fila no responde nadie, se acabó. En subida, un velocista nunca responde.',
  },
  climb: {
    title: 'En subida',
    goal: 'Lee la penalización y la jerarquía',
    first:
      'Las casillas de subida tienen una penalización, de 1 abajo a 6 en la cima, que se resta de la tirada. Cleo (1), escaladora, saca 8 en una casilla con penalización 2. ¿Cuánto avanza?',
    six: {
      label: 'Seis casillas',
      said: 'Ocho menos dos. Donde la penalización es alta, todos van a paso de tortuga; pero siempre al menos una casilla.',
    },
    eight: { label: 'Ocho casillas', said: 'Se resta la penalización de la casilla de la que se parte: ocho menos dos.' },
    four: { label: 'Cuatro casillas', said: 'La penalización se resta una vez: ocho menos dos.' },
    second:
      'La jerarquía de esta carrera es escalador, jefe de filas, gregario, velocista. En un puerto C1 solo se sigue a quien está como mucho un nivel por encima. Cleo es escaladora. ¿Puede seguirla Hugo (3), gregario?',
    no: {
      label: 'No: los gregarios están dos niveles por debajo',
      said: 'Eso es. Lea y Luis, jefes de filas, la siguen; los gregarios tienen que tirar. Sanne aún está en llano, y también la sigue.',
    },
    yes: { label: 'Sí: está bastante cerca', said: 'En llano, sí. En subida cuenta la jerarquía: en C1, como mucho un nivel por debajo.' },
    done: 'HC: solo siguen los iguales o mejores. C1: un nivel por debajo. C2: dos. C3: todos.',
  },
  cobbles: {
    title: 'Adoquines',
    goal: 'Mira por qué nadie sigue',
    first:
      'En los adoquines nadie sigue: todos tiran dos dados, menos la penalización de su casilla. Quienes tienen el color del tramo tiran tres y cuentan los dos mejores. Este es amarillo. ¿Quién tira tres?',
    leader: { label: 'Lea (4), jefe de filas', said: 'Eso es: 6, 3 y 6 cuentan 12, menos 1. Lea viene desde atrás, hasta los primeros.' },
    sprinter: { label: 'Sanne (1), velocista', said: 'El verde sería para los velocistas. El amarillo es de los jefes de filas.' },
    everyone: { label: 'Todos', said: 'Todos tiran dos dados; solo los del color del tramo tiran tres.' },
    done: 'La penalización de los adoquines se reparte al azar, de 1 a 4. Quien llega ocupa la casilla libre más lisa.',
  },
  events: {
    title: 'Mala suerte',
    goal: 'Aprende lo que puede traer un 7',
    first:
      'Un 7 natural pide dos dados más, 1 menos con lluvia y 1 menos en los adoquines: 2 o menos es una caída, 3 un pinchazo, 4 un error de trazada, 11 y 12 buena suerte. Llueve, Lea (1) saca 7, y luego 1 y 3. ¿Qué pasa?',
    tyre: { label: 'Un pinchazo', said: 'Cuatro menos uno por la lluvia son 3: un pinchazo. Lea pierde este turno.' },
    nothing: { label: 'Nada', said: 'De 5 a 10 no pasa nada. Uno y tres son 4, menos 1 por la lluvia: 3.' },
    crash: { label: 'Una caída', said: 'Eso sería con 2 o menos. Uno y tres son 4, menos 1 por la lluvia: 3, un pinchazo.' },
    done: 'Una caída arrastra también a los que van en fila justo detrás; cada uno se salva con un 6. El tiempo que hace lo deciden los dados, en la salida y a mitad de carrera.',
  },
  sprint: {
    title: 'El esprint',
    goal: 'Lee una llegada',
    first:
      'En llano el primer grupo esprinta por la victoria: un dado cada uno, y una casilla más por cada fila que adelanta. Los velocistas tiran dos dados. Siete corredores llegan a meta. ¿Quién tiene más opciones?',
    sanne: {
      label: 'Sanne (6), velocista, atrás del todo',
      said: 'Dos dados, y filas que adelantar: 8 y 2 más. Sanne gana desde la última fila.',
    },
    lea: { label: 'Lea (1), en la primera fila', said: 'Lea parte dos filas por delante, pero tira un dado y no tiene a quién adelantar.' },
    equal: { label: 'Todos las mismas', said: 'Ni mucho menos: un velocista tira dos dados; los demás, uno.' },
    done: 'En subida nadie esprinta: deciden las filas. Un grupo tiene un solo tiempo; cada turno de más es un minuto.',
  },
  schedule: {
    title: 'Escribe un rutómetro',
    goal: 'Diseña tu propia carrera',
    first:
      'Una carrera es una tabla: lugar, km, suceso, casillas que faltan, color. ¿Qué dice esta fila? «Col (top) | | C1 (6) | 78 | blue»',
    top: {
      label: 'La cima de un puerto, penalización hasta 6, faltan 78 casillas; empieza el azul',
      said: 'El puerto es de primera categoría, su casilla más dura penaliza 6, y después viene terreno de gregarios.',
    },
    length: {
      label: 'Un puerto de 78 casillas',
      said: '78 son las casillas que faltan para meta. Lo largo que es el puerto depende de dónde empieza.',
    },
    points: {
      label: 'Seis puntos para el primero en la cima',
      said: 'El número entre paréntesis es la penalización más alta. Los puntos los da la categoría.',
    },
    second: 'Escribes una carrera con adoquines y quieres que los jefes de filas se peleen en ellos. ¿Qué color les das?',
    yellow: { label: 'Amarillo', said: 'Entonces los jefes de filas tiran tres dados en ellos y cuentan los dos mejores.' },
    blue: { label: 'Azul', said: 'Entonces los fuertes serían los gregarios. Los jefes de filas son amarillos.' },
    red: { label: 'Rojo', said: 'El rojo es de los escaladores. Los jefes de filas son amarillos.' },
    third: 'Bajo la tabla está la jerarquía, el tipo más fuerte primero. ¿Cuál le va a una carrera de montaña?',
    mountain: {
      label: 'escalador, jefe de filas, gregario, velocista',
      said: 'En los puertos, a quien está arriba no lo pueden seguir los que están muy por debajo.',
    },
    plain: {
      label: 'velocista, jefe de filas, gregario, escalador',
      said: 'Esa es para una carrera llana. En la montaña nadie podría seguir a los velocistas cuesta arriba.',
    },
    done: 'Cambia una fila, repite el pronóstico y mira a quién ayuda: así se hace una buena carrera.',
  },
  odds: {
    title: 'Lee las probabilidades',
    goal: 'Aprende lo que significa un pronóstico',
    first: 'Un pronóstico corre la carrera muchas veces y cuenta. Dice: Sanne gana el 20 %. ¿Qué significa?',
    often: {
      label: 'Sanne gana más o menos una carrera de cada cinco',
      said: 'Eso es. Y cuatro de cada cinco las gana otro, aunque Sanne sea la favorita.',
    },
    wins: {
      label: 'Sanne es la favorita y va a ganar',
      said: 'La favorita pierde la mayoría de las carreras: el 20 % es una de cada cinco.',
    },
    never: { label: 'Sanne no va a ganar', said: 'Una carrera de cada cinco no es nunca.' },
    second: 'Tras 1000 carreras el pronóstico da el 20 % a Sanne y el 21 % a Lea. ¿Quién es mejor?',
    noise: {
      label: 'Están demasiado igualadas',
      said: 'Con 1000 carreras una cifra así baila dos o tres puntos. Corre más carreras para salir de dudas.',
    },
    better: { label: 'Lea', said: 'Quizá. Pero con 1000 carreras una cifra así puede desviarse dos o tres puntos.' },
    third: 'En la salida lanzada cada corredor tira para una fila. Los del tipo más alto de la jerarquía tienen ventaja. ¿Cuál?',
    three: {
      label: 'Tres dados, cuentan los dos mejores',
      said: 'Salen más adelante. Así que la jerarquía mueve las probabilidades antes de que nadie haya rodado una casilla.',
    },
    two: { label: 'Salen los primeros', said: 'También tiran primero, pero lo que ayuda es el tercer dado: cuentan los dos mejores.' },
    done: 'Cambia los colores o la jerarquía, y mira otra vez las probabilidades.',
  },
  stages: {
    title: 'Vueltas por etapas',
    goal: 'Lee las clasificaciones',
    first:
      'En una vuelta los cinco primeros en meta tienen 10, 6, 4, 2 y 1 segundos de bonificación. Lea llega segunda. ¿Cuánto se le quita?',
    six: { label: '6 segundos', said: 'Eso es. En etapas con un puerto C1 o HC no hay bonificaciones en meta.' },
    ten: { label: '10 segundos', said: 'Eso es para el ganador. El segundo puesto vale 6.' },
    sixteen: { label: '16 segundos', said: 'Cada puesto tiene su propia bonificación: el segundo vale 6.' },
    second: '¿Qué decide quién lleva el maillot de líder?',
    time: {
      label: 'El tiempo de todas las etapas',
      said: 'Todos los retrasos menos las bonificaciones. Las metas volantes y las llegadas dan puntos, y las cimas puntos de montaña: son otras clasificaciones.',
    },
    points: {
      label: 'Los puntos de las metas volantes',
      said: 'Cuentan para la clasificación por puntos. El maillot de líder va por tiempo.',
    },
    done: 'Quien lleva el maillot tira tres dados en la salida siguiente. Una vuelta puede empezar con un prólogo contrarreloj: diez dados, un segundo por punto.',
  },
  oneMinute: {
    rides: {
      title: 'Se corre sola',
      sentences: [
        'Nadie decide nada: diseñas una carrera, apuntas a los corredores y miras, o la corres diez mil veces para ver las probabilidades.',
        'Quien va en cabeza tira dos dados, y los de detrás cogen la rueda si equivale a una tirada de 6 a 10.',
      ],
      caption: 'Lea (1) tira; Sanne (2) y Hugo (3) la siguen.',
    },
    colours: {
      title: 'Colores y puertos',
      sentences: [
        'Cada tramo de la carretera tiene un color: los corredores de ese tipo pueden acelerar en él.',
        'En subida y en los adoquines las casillas tienen una penalización, y la jerarquía dice quién puede seguir a quién.',
      ],
      caption: 'Un puerto rojo de primera categoría: Cleo (1), escaladora, está en su terreno.',
    },
    finish: {
      title: 'La meta',
      sentences: ['En llano esprinta el primer grupo, y los velocistas tiran dos dados; en subida gana quien va más adelante.'],
      caption: 'Dos casillas para meta en la primera fila. Sanne (5), velocista, viene desde atrás.',
    },
  },
  glossary: {
    aspiration: {
      term: 'rebufo',
      spellings: ['seguir', 'seguirla', 'seguirlo', 'sigue a', 'la sigue', 'lo sigue', 'siguen a', 'la siguen', 'lo siguen'],
      meaning: 'Coger la rueda de uno de delante sin dados, si el movimiento equivale a una tirada de 6 a 10.',
    },
    malus: {
      term: 'penalización',
      spellings: ['penalizaciones', 'penaliza'],
      meaning: 'Lo que una casilla de subida o de adoquines resta a una tirada; aun así, siempre se avanza al menos una casilla.',
    },
    hierarchy: {
      term: 'jerarquía',
      meaning:
        'El orden de los cuatro tipos en una carrera. Dice quién sale bien, quién tira primero en los adoquines y quién puede seguir en subida.',
    },
    width: {
      term: 'ancho',
      meaning: 'Cuántos pueden seguir en paralelo: tantos como haya en la fila de justo delante de donde cae quien tira.',
    },
    section: {
      term: 'tramo',
      spellings: ['tramos'],
      meaning:
        'Un trozo de carretera con un color: verde para velocistas, amarillo para jefes de filas, rojo para escaladores, azul para gregarios.',
    },
    accelerate: {
      term: 'acelerar',
      spellings: ['acelera', 'aceleran', 'acelerando'],
      meaning: 'Quien sigue, en su propio color, tira los dados para mejorar lo que le da la rueda.',
    },
    attack: {
      term: 'ataque',
      spellings: ['ataques', 'ataca', 'atacar', 'ha atacado'],
      meaning: 'Un 11 o 12 natural: nadie lo sigue libremente, pero los de justo detrás pueden responder.',
    },
    counter: {
      term: 'respuesta',
      spellings: ['respuestas', 'responder', 'responde', 'responden'],
      meaning: 'Irse con un ataque, con un 5 o un 6 en un dado.',
    },
    blocked: {
      term: 'bloqueo',
      spellings: ['bloqueado', 'fila llena'],
      meaning: 'Quedarse detrás de una fila que ocupa toda la carretera.',
    },
    'steering error': { term: 'error de trazada', meaning: 'Un corredor avanza con un solo dado.' },
    'squares to go': { term: 'casillas que faltan', meaning: 'Cuántas casillas quedan hasta la meta: lo que cuenta el rutómetro.' },
    schedule: {
      term: 'rutómetro',
      spellings: ['rutómetros'],
      meaning: 'La tabla que describe una carrera: lugares, sucesos, casillas que faltan, colores y la jerarquía.',
    },
    'bonus seconds': {
      term: 'bonificación',
      spellings: ['bonificaciones', 'segundos de bonificación'],
      meaning: 'Segundos que se quitan del tiempo de un corredor en una vuelta, para los primeros en meta o en una meta volante.',
    },
  },
  meanings: {
    ride: 'No hay nada que decidir: los dados corren un turno, y tú miras quién sigue, quién ataca y quién se queda.',
  },
  firstRace: {
    title: 'Mira una carrera',
    hello:
      'Ochenta casillas, dieciséis corredores: salida llana, adoquines, una cota y un esprint. Ve pasando turnos y mira cómo se desarrolla. Elige a quién animar.',
    grid: 'Se han colocado según sus tiradas. El tipo más alto de la jerarquía, hoy los velocistas, cuenta los dos mejores de tres dados.',
    sped: 'Alguien ha mejorado la rueda en su propio color: así es como se estira un grupo.',
    cobbles: 'Los primeros están en los adoquines. Ahí nadie puede seguir: mira cómo se rompe el grupo.',
    happened: 'Un 7 natural ha traído un suceso. La crónica cuenta en qué quedó.',
    attack: '¡Ataque! Solo un 5 o un 6 se lleva a los de detrás.',
    climb: 'Se empina la carretera. Los números de las casillas se restan de las tiradas, y no todos pueden seguir a todos.',
    sprint: 'La meta está cerca. En llano esprinta el primer grupo, y los velocistas tiran dos dados.',
    won: 'Eso es una carrera. Ahora diseña la tuya, o abre el pronóstico y mira quién debería haber ganado.',
    lost: 'Eso es una carrera. Ahora diseña la tuya, o abre el pronóstico y mira quién debería haber ganado.',
  },
};
