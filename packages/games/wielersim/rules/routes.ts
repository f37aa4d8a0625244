type ReadyRouteKind =
  | 'cobbled-classic'
  | 'hilly-classic'
  | 'sprinters-classic'
  | 'flat-stage'
  | 'hilly-stage'
  | 'mountain-stage'
  | 'summit-finish'
  | 'prologue';

export interface ReadyRoute {
  readonly id: string;
  readonly kind: ReadyRouteKind;
  /** As `parseRoute` reads it. */
  readonly text: string;
}

/** Routes of our own, in the manner of races that people know. */
export const routes = [
  {
    id: 'queen-of-the-setts',
    kind: 'cobbled-classic',
    text: `The Queen of the Setts
location                  |    km | event         | sqr | sec
Royal Stables             |     0 |               |     |
Hamel-le-Vieux            |  96.5 |               | 200 | blue
Saint-Orland              | 118.0 | Sp            | 186 | green
Coal Road (start)         | 131.5 | cobbles start | 174 | yellow
Coal Road (end)           | 133.9 | cobbles end   | 164 | blue
Water Mill (start)        | 151.0 | cobbles start | 150 | yellow
Water Mill (end)          | 153.1 | cobbles end   | 141 | blue
Arenche Wood (start)      | 168.4 | cobbles start | 128 | yellow
Arenche Wood (end)        | 171.0 | cobbles end   | 112 | blue
Brick Kilns (start)       | 188.2 | cobbles start | 100 | green
Brick Kilns (end)         | 190.0 | cobbles end   |  90 | blue
Five Farms (start)        | 209.5 | cobbles start |  72 | yellow
Five Farms (end)          | 212.6 | cobbles end   |  58 | red
Crossroads Inn (start)    | 224.0 | cobbles start |  46 | yellow
Crossroads Inn (end)      | 226.1 | cobbles end   |  34 | red
Last Toll                 | 238.7 |               |  18 | green
Velodrome                 | 246.0 | finish        |   0 |
hierarchy: leader, sprinter, helper, climber
`,
  },
  {
    id: 'round-of-the-bergs',
    kind: 'cobbled-classic',
    text: `Round of the Bergs
location                  |    km | event         | sqr | sec
Cloth Hall                |     0 |               |     |
Oude Wissel               | 102.0 |               | 190 | blue
Market of Zwijnhove       | 121.5 | Sp            | 178 | green
Galgenkouter (start)      | 139.0 | climb start   | 168 | yellow
Galgenkouter (top)        | 140.2 | C3 (3)        | 156 | blue
Molenkasseien (start)     | 152.4 | cobbles start | 148 | yellow
Molenkasseien (end)       | 154.8 | cobbles end   | 138 | blue
Broekhoutberg (start)     | 170.0 | climb start   | 128 | red
Broekhoutberg (top)       | 171.3 | C2 (5)        | 115 | blue
Haagstraat (start)        | 186.8 | cobbles start | 104 | yellow
Haagstraat (end)          | 188.0 | cobbles end   |  95 | blue
Koppelmuur (start)        | 204.6 | climb start   |  84 | yellow
Koppelmuur (top)          | 205.3 | HC (6)        |  70 | yellow
Ruiterskruis (start)      | 218.5 | climb start   |  52 | yellow
Ruiterskruis (top)        | 219.2 | C1 (6)        |  39 | blue
Canal Bridge              | 228.0 |               |  20 | green
Weavers' Square           | 236.4 | finish        |   0 |
hierarchy: leader, sprinter, climber, helper
`,
  },
  {
    id: 'arrow-of-the-slate-hills',
    kind: 'hilly-classic',
    text: `Arrow of the Slate Hills
location                  |    km | event       | sqr | sec
Abbey Gate                |     0 |             |     |
Pont-Ardoise              |  84.0 |             | 170 | blue
Vielmont (start)          |  98.6 | climb start | 158 | red
Vielmont (top)            | 101.0 | C3 (4)      | 144 | yellow
Grand Étang               | 116.3 | Sp          | 132 | green
Côte des Ardoisiers (start) | 129.0 | climb start | 120 | red
Côte des Ardoisiers (top) | 131.5 | C2 (5)      | 104 | yellow
Les Trois Chênes (start)  | 149.2 | climb start |  86 | red
Les Trois Chênes (top)    | 151.9 | C2 (5)      |  71 | red
River Lesne               | 170.0 |             |  40 | yellow
Chapel Wall (start)       | 196.8 | climb start |  14 | yellow
Chapel Wall (top)         | 198.1 | C1 (6)      |   0 |
Chapel                    | 198.1 | finish      |   0 |
hierarchy: leader, climber, sprinter, helper
`,
  },
  {
    id: 'autumn-of-the-lakes',
    kind: 'hilly-classic',
    text: `Autumn of the Lakes
location                  |    km | event       | sqr | sec
Lakeside Promenade        |     0 |             |     |
Borgo Tiglio              |  92.0 |             | 200 | blue
Madonna dei Faggi (start) | 115.0 | climb start | 184 | red
Madonna dei Faggi (top)   | 124.4 | C1 (5)      | 162 | yellow
Ponte Vecchiolo           | 140.0 | Sp          | 144 | green
Colma Rossa (start)       | 158.2 | climb start | 128 | red
Colma Rossa (top)         | 165.0 | HC (6)      | 106 | yellow
Valmezzana                | 187.5 |             |  80 | blue
San Fedro (start)         | 216.0 | climb start |  44 | yellow
San Fedro (top)           | 219.1 | C2 (5)      |  28 | yellow
Old Harbour               | 226.0 |             |  12 | green
Cathedral Square          | 233.0 | finish      |   0 |
hierarchy: leader, climber, helper, sprinter
`,
  },
  {
    id: 'spring-to-the-riviera',
    kind: 'sprinters-classic',
    text: `Spring to the Riviera
location                  |    km | event       | sqr | sec
Castle Yard               |     0 |             |     |
Pianalta                  | 110.0 |             | 220 | blue
Passo del Tordo (start)   | 142.0 | climb start | 192 | red
Passo del Tordo (top)     | 148.5 | C3 (3)      | 176 | blue
Marina Grande             | 170.0 | Sp          | 150 | green
Capo Lente                | 214.0 |             | 118 | blue
Capo Brusco (start)       | 238.0 | climb start |  86 | yellow
Capo Brusco (top)         | 240.4 | C3 (4)      |  73 | green
Greenhouses (start)       | 268.0 | climb start |  40 | yellow
Greenhouses (top)         | 271.7 | C2 (4)      |  26 | yellow
Palm Avenue               | 284.0 |             |  12 | green
Fountain                  | 291.0 | finish      |   0 |
hierarchy: sprinter, leader, climber, helper
`,
  },
  {
    id: 'harbour-prize',
    kind: 'sprinters-classic',
    text: `Harbour Prize
location                  |    km | event  | sqr | sec
Town Hall                 |     0 |        |     |
Kaaidorp                  |  60.0 |        | 160 | blue
Sluice of Noordvliet      |  92.0 | Sp     | 128 | green
Polder Road               | 110.0 |        | 112 | blue
Fort Zes                  | 140.0 | Sp     |  84 | green
Dike                      | 158.0 |        |  68 | yellow
Tunnel                    | 181.0 |        |  40 | blue
Quay                      | 194.0 |        |  24 | green
Harbour House             | 204.5 | finish |   0 |
hierarchy: sprinter, leader, helper, climber
`,
  },
  {
    id: 'three-laps-of-the-vineyard',
    kind: 'hilly-classic',
    text: `Three Laps of the Vineyard
location                  |    km | event       | sqr | sec
Wine Press                |     0 |             |     |
Grandstand, first lap     | 120.0 |             | 180 | blue
Vineyard Hill 1 (start)   | 131.0 | climb start | 164 | yellow
Vineyard Hill 1 (top)     | 133.0 | C3 (4)      | 150 | blue
Grandstand, second lap    | 146.0 | Sp          | 126 | green
Vineyard Hill 2 (start)   | 157.0 | climb start | 110 | yellow
Vineyard Hill 2 (top)     | 159.0 | C2 (4)      |  96 | blue
Grandstand, last lap      | 172.0 | Sp          |  72 | green
Vineyard Hill 3 (start)   | 183.0 | climb start |  56 | red
Vineyard Hill 3 (top)     | 185.0 | C1 (5)      |  42 | yellow
Cooper's Bend             | 193.0 |             |  16 | green
Grandstand                | 198.0 | finish      |   0 |
hierarchy: leader, sprinter, climber, helper
`,
  },
  {
    id: 'stage-plain-of-poplars',
    kind: 'flat-stage',
    text: `Stage: the Plain of Poplars
location                  |    km | event  | sqr | sec
Old Barracks              |     0 |        |     |
Villeneuve-des-Prés       |  42.0 |        | 150 | blue
Saint-Maur-aux-Foins      |  74.0 | Sp     | 118 | green
Silos of Herbigny         |  95.0 |        | 100 | blue
Montrecourt               | 128.0 | Sp     |  66 | green
Poplar Avenue             | 147.0 |        |  48 | yellow
Ring Road                 | 168.0 |        |  22 | green
Exhibition Grounds        | 181.0 | finish |   0 |
hierarchy: sprinter, leader, helper, climber
`,
  },
  {
    id: 'stage-chalk-downs',
    kind: 'hilly-stage',
    text: `Stage: over the Chalk Downs
location                  |    km | event       | sqr | sec
Priory Green              |     0 |             |     |
Little Harrowby           |  38.0 |             | 144 | blue
Beacon Down (start)       |  57.0 | climb start | 128 | red
Beacon Down (top)         |  59.6 | C3 (3)      | 114 | blue
Market Staunton           |  82.0 | Sp          |  92 | green
Windmill Edge (start)     | 104.0 | climb start |  74 | yellow
Windmill Edge (top)       | 106.8 | C2 (4)      |  60 | red
White Horse (start)       | 131.0 | climb start |  38 | yellow
White Horse (top)         | 133.2 | C3 (5)      |  25 | yellow
Racecourse                | 141.0 |             |  12 | green
Guildhall                 | 148.0 | finish      |   0 |
hierarchy: leader, sprinter, climber, helper
`,
  },
  {
    id: 'stage-two-passes',
    kind: 'mountain-stage',
    text: `Stage: the Two Passes
location                  |    km | event       | sqr | sec
Spa Gardens               |     0 |             |     |
Val-Tressan               |  46.0 |             | 150 | blue
Col de la Marmière (start) |  61.0 | climb start | 138 | red
Col de la Marmière (top)  |  76.0 | C1 (5)      | 112 | blue
Lac d'Orvan               |  98.0 | Sp          |  94 | green
Col du Grand Serre (start) | 112.0 | climb start |  80 | red
Col du Grand Serre (top)  | 130.0 | HC (6)      |  48 | red
Les Gorges                | 148.0 |             |  28 | yellow
Railway Bridge            | 158.0 |             |  10 | green
Thermal Baths             | 163.5 | finish      |   0 |
hierarchy: climber, leader, helper, sprinter
`,
  },
  {
    id: 'stage-balcony-of-eagles',
    kind: 'summit-finish',
    text: `Stage: to the Balcony of Eagles
location                  |    km | event       | sqr | sec
Lower Town                |     0 |             |     |
Puente Alto               |  51.0 |             | 150 | blue
Alto de Robres (start)    |  68.0 | climb start | 134 | red
Alto de Robres (top)      |  75.5 | C2 (4)      | 116 | blue
Fuenteclara               |  97.0 | Sp          |  98 | green
Collado Pelado (start)    | 114.0 | climb start |  82 | red
Collado Pelado (top)      | 125.5 | C1 (5)      |  58 | yellow
Valdehiedra               | 140.0 |             |  42 | blue
Balcony of Eagles (start) | 149.0 | climb start |  28 | red
Balcony of Eagles (top)   | 162.0 | HC (6)      |   0 |
Observatory               | 162.0 | finish      |   0 |
hierarchy: climber, leader, helper, sprinter
`,
  },
  {
    id: 'stage-fortress',
    kind: 'summit-finish',
    text: `Stage: up to the Fortress
location                  |    km | event       | sqr | sec
Customs House             |     0 |             |     |
Brod                      |  44.0 |             | 136 | red
Vinograd                  |  80.0 | Sp          | 104 | green
Salt Road                 | 101.0 |             |  84 | yellow
Kamenjak (start)          | 121.0 | climb start |  64 | red
Kamenjak (top)            | 127.0 | C3 (3)      |  48 | red
Lower Gate                | 143.0 |             |  26 | yellow
Fortress (start)          | 150.0 | climb start |  13 | yellow
Fortress (top)            | 153.0 | C2 (5)      |   0 |
Fortress Yard             | 153.0 | finish      |   0 |
hierarchy: leader, climber, sprinter, helper
`,
  },
  {
    id: 'prologue-botanical-garden',
    kind: 'prologue',
    text: `Prologue: round the Botanical Garden
location                  |    km | event  | sqr | sec
Orangery                  |     0 |        |     |
Observatory Hill          |   3.1 |        |     |
Orangery                  |   6.8 | finish |     |
prologue: sprinter
hierarchy: leader, sprinter, climber, helper
`,
  },
  {
    id: 'twice-round-the-mill-pond',
    kind: 'hilly-stage',
    text: `Stage: twice round the Mill Pond
location                  |    km | event         | sqr | sec
Corn Exchange             |     0 |               |     |
Boathouse                 |  86.0 |               |  75 | blue
Sawmill Lane (start)      |  92.0 | cobbles start |  66 | yellow
Sawmill Lane (end)        |  93.4 | cobbles end   |  58 | blue
Heron Hill (start)        | 102.0 | climb start   |  46 | red
Heron Hill (top)          | 105.5 | C3 (4)        |  32 | yellow
Lock Keeper's House       | 113.0 | Sp            |  18 | green
Boathouse                 | 120.0 | finish        |   0 |
laps: 2
hierarchy: leader, sprinter, climber, helper
`,
  },
] as const satisfies readonly ReadyRoute[];

export type RouteId = (typeof routes)[number]['id'];
