import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { either, form, list, number, ordinal, plural } from '@gruppetto/words/grammar/nl';
import type { Role } from '../rules/teams.ts';
import type { Face, Quality, WeatherToken } from '../rules/types.ts';
import type { At, PlainReason, Sentences } from './en.ts';
import { screens } from './nl-screens.ts';
import { sheets } from './nl-sheets.ts';

const energy = (amount: number): string => `${amount} energie`;
const squares = (amount: number): string => plural(amount, 'vak', 'vakken');
const riders = (amount: number): string => plural(amount, 'renner', 'renners');
const hexagons = (amount: number): string => plural(amount, 'zeshoek', 'zeshoeken');
const tiles = (amount: number): string => plural(amount, 'bevoorradingsfiche', 'bevoorradingsfiches');
const pursuits = (amount: number): string => plural(amount, 'achtervolging', 'achtervolgingen');
const spot = (row: number, lane: number): string => `rij ${number(row, Number.isInteger(row) ? 0 : 1)}, baan ${lane}`;
const adjectives = { red: 'rode', orange: 'oranje', blue: 'blauwe' } as const;
const face = ({ value, colour }: Face): string => (colour ? `een ${adjectives[colour]} ${value}` : `een ${value}`);

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const qualities: Readonly<Record<Quality, { readonly label: string; readonly means: string; readonly chosen: (rider: string) => string }>> =
  {
    descender: {
      label: 'Daler',
      means: 'één gratis vak extra als de zet in een afdaling begint',
      chosen: (rider) => `${rider} is de daler van de ploeg.`,
    },
    fighter: {
      label: 'Vechter',
      means: 'het eerste donkere vak van een zet is ongevaarlijk',
      chosen: (rider) => `${rider} is de vechter van de ploeg.`,
    },
    sprinter: {
      label: 'Sprinter',
      means: 'één gratis vak extra als de zet in een sprintzone begint',
      chosen: (rider) => `${rider} is de sprinter van de ploeg.`,
    },
  };

const roles: Readonly<Record<Role, { readonly label: string; readonly means: string; readonly taken: (rider: string) => string }>> = {
  rouleur: {
    label: 'De rouleur',
    means: 'gratis vakken: 3 op het vlakke, 2 op heuvels, 1 op bergen, 4 in afdalingen',
    taken: (rider) => `${rider} is de rouleur.`,
  },
  leader: {
    label: 'De kopman',
    means: 'gratis vakken: 2 op het vlakke, op heuvels en op bergen, 4 in afdalingen',
    taken: (rider) => `${rider} is de kopman.`,
  },
  climber: {
    label: 'De klimmer',
    means: 'gratis vakken: 1 op het vlakke, 2 op heuvels, 3 op bergen, 4 in afdalingen',
    taken: (rider) => `${rider} is de klimmer.`,
  },
};

const roleNames: Readonly<Record<string, string>> = { rouleur: 'rouleur', leader: 'kopman', climber: 'klimmer' };
const qualityNames: Readonly<Record<string, string>> = { descender: 'daler', fighter: 'vechter', sprinter: 'sprinter' };
const weatherNames: Readonly<Record<WeatherToken, string>> = {
  rain: 'regen',
  heat: 'hitte',
  'contrary-1': 'tegenwind 1',
  'contrary-2': 'tegenwind 2',
  'favourable-1': 'rugwind 1',
  'favourable-2': 'rugwind 2',
};

const weather: Readonly<Record<WeatherToken, string>> = {
  rain: 'Regen: donkere vakken zijn ook in het gratis deel van een zet gevaarlijk.',
  heat: 'Hitte: wie zes vakken of meer rijdt, toont een bevoorradingsfiche en gebruikt het.',
  'contrary-1': 'Tegenwind: een zet zonder slipstream kost 1 energie meer.',
  'contrary-2': 'Tegenwind: een zet zonder slipstream kost 2 energie meer.',
  'favourable-1': 'Rugwind: een zet kost 1 energie minder.',
  'favourable-2': 'Rugwind: een zet kost 2 energie minder.',
};

const refusals: Readonly<Record<PlainReason, RefusalWords>> = {
  'hexagon-count': ({ count, min, max }) => `Een koers heeft ${min} tot ${max} zeshoeken, niet ${count}.`,
  'tile-twice': ({ tile, other }) => `${tile} en ${other} zijn de twee kanten van één tegel.`,
  'marker-off-road': ({ row, max }) => `Rij ${row} kan hier niet: markeringen staan voor de finish, op de rijen 1 tot ${max}.`,
  'rows-out-of-order': ({ row }) => `Rij ${row} moet na de vorige komen.`,
  'sprint-twice': ({ row }) => `De sprintzone na rij ${row} is er één te veel voor die streep.`,
  'sprint-too-far': ({ row, from, hexagon }) =>
    `De sprintzone na rij ${row} begint te vroeg: die moet beginnen op zeshoek ${from} of ${hexagon}.`,
  'sprint-to-mountain': ({ hexagon }) => `Een streep op een berg heeft geen sprintzone: verwijder die naar zeshoek ${hexagon}.`,
  'climb-without-token': ({ hexagon }) => `De klim die op zeshoek ${hexagon} begint, heeft een categorie nodig.`,
  'no-climb-begins': ({ hexagon }) => `Op zeshoek ${hexagon} begint geen klim.`,
  'climbs-out-of-order': ({ hexagon }) => `Zeshoek ${hexagon} moet na de vorige klim komen.`,
  'weather-off-road': ({ hexagon, max }) => `Zeshoek ${hexagon} bestaat niet; deze koers heeft er ${max}.`,
  'weather-twice': ({ hexagon }) => `Zeshoek ${hexagon} heeft al een weerfiche.`,
  'too-many-riders': ({ players, ridersEach, max }) =>
    `${plural(Number(players), 'speler', 'spelers')} met elk ${riders(Number(ridersEach))} is te veel: hoogstens ${max} renners.`,
  'race-named-too': ({ race }) => `De koers is ‘${race}’; om een eigen plan te rijden, kies je ‘own’.`,
  'too-few-hexagons': ({ weather: tokens, places }) =>
    `${plural(Number(tokens), 'weerfiche past', 'weerfiches passen')} niet op ${hexagons(Number(places))}.`,
  'team-twice': ({ team }, names) =>
    `${names.team?.(Number(team)) ?? `Ploeg ${Number(team) + 1}`} staat twee keer in de lijst, of doet niet mee aan deze koers.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} staat twee keer in de lijst, of doet niet mee aan deze koers.`,
  'no-such-rider': ({ rider }) => `Renner ${rider} bestaat niet.`,
  'nobody-rides': () => 'Er moet nog minstens één renner in koers zijn.',
  'role-taken': ({ role }) => `Iemand in de ploeg is al de ${roleNames[`${role}`] ?? role}.`,
  'role-fixed': () => 'Met elk drie renners rijdt iedereen met een hele ploeg: er valt niets te kiezen.',
  'break-too-short': ({ min }) => `Een ontsnapping is minstens ${squares(Number(min))} lang.`,
  'cannot-pay': (details, names) =>
    `${riderIn(details, names)} kan dat niet betalen: het kost ${details.need}, en er is nog ${energy(Number(details.energy))}.`,
  'cannot-pay-double': (details, names) =>
    `Voor ${riderIn(details, names)} dreigt daar een inzinking, dus is het dubbele van de prijs nodig: ${details.need}. Er is nog ${energy(Number(details.energy))}.`,
  'square-taken': () => 'Op dat vak staat een andere renner.',
  'punctured-there': () => 'Op dat vak staat een renner met een lekke band: je mag erlangs, maar er niet stoppen.',
  'peloton-ahead': ({ front }) => `Niemand rijdt het peloton van achteren voorbij; de voorkant staat op rij ${front}.`,
  'front-cannot-drop': (details, names) => `${riderIn(details, names)} zit voorin; alleen wie achterin zit, kan zich laten zakken.`,
  'quality-taken': ({ quality }) => `De ploeg heeft al een ${qualityNames[`${quality}`] ?? quality}.`,
  'not-on-the-road': () => 'Dat heeft alleen een renner op de weg.',
  'no-such-square': ({ row, lane }) => `Geen vak heeft zijn voorkant op rij ${row} in baan ${lane}.`,
  'inside-the-peloton': ({ row, front }) => `Rij ${row} hoort bij het peloton, waarvan de voorkant op rij ${front} staat.`,
  'two-on-a-square': ({ row, lane }) => `Op rij ${row}, baan ${lane} staat al een renner.`,
  'riders-missing': ({ missing }) => `Hier ${form(Number(missing), 'ontbreekt', 'ontbreken')} ${riders(Number(missing))}.`,
  'road-out-of-order': () => 'Zet de renners op de weg van de eerste tot de laatste.',
  'not-home': (details, names) => `${riderIn(details, names)} is niet binnen.`,
  'home-out-of-order': () => 'Zet wie binnen is in de volgorde van de rondes.',
  'too-many-tiles': ({ tile, count, max }) => `${count} bevoorradingsfiches van ${tile} in één kleur; in de doos zitten er ${max}.`,
  'token-twice': ({ token }) => `Het weerfiche ‘${weatherNames[token as WeatherToken] ?? token}’ ligt op twee zeshoeken.`,
  'nothing-to-choose': () => 'In de hitte krijgt een speler alleen een vraag als de renner verschillende bevoorradingsfiches bewaart.',
  'race-not-begun': ({ turn }) => `Het kan geen ronde ${turn} zijn: de renners maken zich nog klaar.`,
  'race-has-begun': () => 'De koers is begonnen: rondes tellen vanaf 1.',
  'not-begun': () => 'Er is nog niemand vertrokken.',
  'wrong-out': (details, names) =>
    `${riderIn(details, names)}: wie in een eerdere rit buiten tijd was, doet niet meer mee, en verder doet iedereen mee.`,
  'has-moved': () => 'Deze renner heeft in deze ronde al gereden.',
  'nobody-leaves-now': () => 'In deze fase laat niemand zich uit het peloton zakken.',
  'home-with-peloton': () => 'Het peloton is binnen, en al zijn renners ook.',
  'line-passed': ({ line }) => `De bonificatiestreep na rij ${line} is gepasseerd, dus die is al van iemand.`,
  'line-not-passed': ({ line }) => `De bonificatiestreep na rij ${line} kan niet zo vergeven zijn: wie er staat, is er nog niet voorbij.`,
  'turned-up': ({ hexagon }) => `De koers is dicht bij zeshoek ${hexagon}, dus het weerfiche daar is al omgedraaid.`,
  'not-over': () => 'Er zijn nog renners onderweg, dus de koers is niet voorbij.',
  'peloton-is-home': () => 'Het peloton is binnen, dus deze fase is voorbij.',
  'not-asked-now': ({ rider }) => `${rider} krijgt in deze fase geen vraag.`,
  'nobody-decides': () => 'Hier heeft niemand iets te beslissen: eerst wordt er gegooid.',
};

const planRefusals: Sentences['planRefusals'] = {
  classic: {
    'feed-count': ({ count, need, hexagons: long }) =>
      `Een klassieker van ${hexagons(Number(long))} heeft ${plural(Number(need), 'bevoorrading', 'bevoorradingen')}, niet ${count}.`,
    'bonus-count': () => 'Een klassieker heeft geen bonificatiestrepen.',
  },
  stage: {
    'feed-count': ({ count, need, hexagons: long }) =>
      `Een etappe van ${hexagons(Number(long))} heeft ${plural(Number(need), 'bevoorrading', 'bevoorradingen')}, niet ${count}.`,
    'bonus-count': ({ count }) => `Een etappe heeft één of twee bonificatiestrepen, niet ${count}.`,
  },
  'sprint-missing': ({ row }, hexagons) => `De streep na rij ${row} heeft een sprintzone nodig die begint op zeshoek ${either(hexagons)}.`,
};

/** A ride with what it cost, in the wind or behind a wheel. */
const rides = (ride: (at: At) => string) => ({
  costing: (at: At, amount: number) => `${ride(at)}, voor ${energy(amount)}.`,
  towedCosting: (at: At, amount: number) => `${ride(at)}, in de slipstream, voor ${energy(amount)}.`,
  gettingBack: (at: At, amount: number) => `${ride(at)} en krijgt ${energy(amount)} terug.`,
  towedGettingBack: (at: At, amount: number) => `${ride(at)}, in de slipstream, en krijgt ${energy(amount)} terug.`,
  forNothing: (at: At) => `${ride(at)}.`,
  towedForNothing: (at: At) => `${ride(at)}, in de slipstream.`,
});

/** What Leader 1 says in Dutch. */
export const nl: Sentences = {
  square: { one: 'rij', many: 'rijen' },
  riderTypes: {
    rouleur: { one: 'rouleur', many: 'rouleurs' },
    leader: { one: 'kopman', many: 'kopmannen' },
    climber: { one: 'klimmer', many: 'klimmers' },
  },
  beforeTheStart: 'Voor de start',
  turn: (turn) => `Ronde ${turn}`,
  options: {
    players: { label: 'Spelers', hint: 'met meer dan vier delen spelers een ploeg' },
    ridersEach: { label: 'Renners per ploeg', hint: 'samen hoogstens twaalf; met één of twee kies je welke' },
    race: {
      label: 'Koers',
      values: {
        'three-harbours': 'Drie Havens: vlak, 10 zeshoeken',
        'vineyard-hills': 'Wijnheuvels: golvend, 12 zeshoeken',
        'heath-and-ridge': 'Heide en Kam: golvend met een klim, 12 zeshoeken',
        'long-way-north': 'De Lange Weg naar het Noorden: golvend, 14 zeshoeken',
        'miners-road': 'De Mijnwerkersweg: vijf kasseistroken, 12 zeshoeken',
        'farmers-sunday': 'Boerenzondag: vier kasseistroken, 10 zeshoeken',
        'seven-sectors': 'Zeven Stroken: elke kasseitegel uit de doos, 15 zeshoeken',
        'two-passes': 'Twee Cols: een bergetappe, 12 zeshoeken',
        'eagle-summit': 'De Adelaarstop: een etappe met aankomst bergop, 14 zeshoeken',
        'queen-stage': 'De Koninginnenrit: drie beklimmingen, 18 zeshoeken',
        own: 'Een eigen koers',
      },
    },
    own: { label: 'Je koers', hint: 'zeshoeken en markeringen' },
    qualities: { label: 'Kwaliteiten', hint: 'een daler, een vechter en een sprinter in elke ploeg' },
    weather: { label: 'Weerfiches', hint: 'gedekt langs de weg' },
    before: { label: 'De vorige etappes', hint: 'wat ervan overblijft: volgorde, energie, achtervolgingen, renners' },
  },
  groups: { breakaway: 'ontsnapping', front: 'voorin', back: 'achterin', dropped: 'gelost' },
  sections: {
    plain: 'vlak',
    hill: 'heuvel',
    mountain: 'berg',
    climb: (category) => `berg, categorie ${category}`,
    downhill: 'afdaling',
    cobbles: 'kasseien',
    plainCobbles: 'kasseien op het vlakke',
  },
  markers: {
    feed: 'bevoorrading',
    sprint: 'sprint',
    time: 'bonificatie',
    weather: 'weer ?',
    rain: 'regen',
    heat: 'hitte',
    'contrary-1': 'tegenwind 1',
    'contrary-2': 'tegenwind 2',
    'favourable-1': 'rugwind 1',
    'favourable-2': 'rugwind 2',
  },
  weather,
  risks: {
    crack: 'een inzinking',
    fall: 'een val (kost een ronde)',
    puncture: 'een lekke band (rijdt als laatste)',
    dropped: 'lossen',
  },
  things: {
    energy,
    pursuit: pursuits,
    risk: (amount) => `${plural(amount, 'risico', 'risico’s')} genomen`,
    'feed-tile': tiles,
    price: energy,
    'free-square': (amount) => plural(amount, 'gratis vak', 'gratis vakken'),
    'paying-square': (amount) => plural(amount, 'betaald vak', 'betaalde vakken'),
    towed: () => 'in de slipstream',
    passed: (amount) => `${riders(amount)} gepasseerd`,
    wind: (amount) => `${amount} voor de wind`,
    crack: (amount) => `${energy(amount)} meer bij een inzinking`,
    slipstream: () => 'slipstream',
    wheel: () => 'een wiel om te volgen',
    heat: () => 'een bevoorradingsfiche getoond in de hitte',
    draw: (amount) => `trekt ${tiles(amount)}`,
    'bonus-line': () => 'eerste aan de bonificatiestreep',
    peloton: () => 'terug in het peloton',
    home: (place) => `finisht als ${ordinal(place)}`,
  },
  marks: 'Op elk vak: de prijs in energie, en het risico in %.',
  free: 'gratis',
  notes: {
    home: 'binnen',
    peloton: 'sluit aan',
    'bonus-line': 'bonus',
    draw: 'eten',
    wheel: 'wiel',
    tows: 'sleept',
    noTow: 'schudt af',
  },
  colours: { red: { letter: 'R', name: 'rood' }, orange: { letter: 'O', name: 'oranje' }, blue: { letter: 'B', name: 'blauw' } },

  whichRider: (seat) => `${seat}: welke renner neem je?`,
  whichQuality: (rider) => `${rider}: welke kwaliteit?`,
  whichArea: (rider) => `${rider}: voorin of achterin het peloton?`,
  breakAway: (seat) => `${seat}: wegspringen?`,
  changePlaces: (seat) => `${seat}: van plaats wisselen in het peloton?`,
  speedUp: (seat) => `${seat}: het peloton laten versnellen?`,
  payWithTile: (rider) => `${rider} kan niet betalen om te blijven: een bevoorradingsfiche gebruiken?`,
  whichTile: (rider) => `${rider}, in de hitte: welk bevoorradingsfiche tonen en gebruiken?`,
  toMove: (rider) => `${rider} is aan de beurt`,

  roles,
  qualities,
  lineUpFront: { label: 'Voorin', detail: 'betaalt 1 of 2 per ronde, mag wegspringen' },
  lineUpBack: { label: 'Achterin', detail: 'betaalt 0 of 1 per ronde' },
  rideTo: ({ rider, row, lane }) => `${rider} naar ${spot(row, lane)}`,
  rideHome: (rider) => `${rider} over de finish`,
  rideIntoPeloton: (rider) => `${rider} terug in het peloton`,
  freeSquares: (free) => `${free} gratis`,
  freeWithSlipstream: (free) => `${free} gratis met de slipstream`,
  payingSquares: (paying) => `${paying} betaald`,
  ridersPassed: (passed) => `${riders(passed)} gepasseerd +${passed}`,
  headwind: (amount) => `tegenwind +${amount}`,
  tailwind: (amount) => `rugwind −${amount}`,
  price: (parts, amount) => `${parts}: ${energy(amount)}`,
  energyBack: (parts, amount) => `${parts}: ${amount} terug`,
  noPrice: (parts) => `${parts}: geen energie`,
  place: (place) => `plaats ${place}`,
  ifCracking: (amount) => `${energy(amount)} meer bij een inzinking`,
  firstPastLine: 'eerste aan de bonificatiestreep',
  draws: (amount) => `trekt ${tiles(amount)}`,
  heatShows: 'toont en gebruikt een bevoorradingsfiche in de hitte',
  givesSlipstream: (rider) => `${rider} krijgt de slipstream`,
  deniesSlipstream: (rider) => `${rider} verliest de slipstream`,
  wheelToFollow: 'een wiel om te volgen',
  together: (parts) => parts.join('; '),
  addTile: (rider) => `Gebruik het bevoorradingsfiche van ${rider}`,
  addTileOf: (amount) => `${energy(amount)}, en iedereen ziet het; bewaar je het, dan blijft het geheim en kan het later nog`,
  hold: { label: 'Niemand springt weg', detail: 'iedereen blijft in het peloton' },
  goToFront: (rider) => ({ label: `${rider} naar voren`, detail: 'betaalt 1 of 2 per ronde, mag volgende ronde wegspringen' }),
  goToBack: (rider) => ({ label: `${rider} naar achteren`, detail: 'betaalt 0 of 1 per ronde' }),
  dropOff: (rider) => ({ label: `${rider} laat zich zakken`, detail: 'betaalt niets en rijdt achter het peloton' }),
  stay: { label: 'Blijven', detail: 'iedereen houdt de eigen plaats' },
  accelerate: { label: 'Versnellen', detail: 'kost één achtervolging: het peloton rijdt een rij verder, en je fiche gaat naar voren' },
  decline: { label: 'Niet versnellen', detail: 'spaart de achtervolging; de volgende ploeg is aan de beurt' },
  letGo: { label: 'Het peloton laten gaan', detail: 'houdt de fiches en rijdt erachter' },

  turnBegins: (turn) => `Ronde ${turn} begint.`,
  ordered: (teams) => `Volgorde van de ploegen in het peloton: ${teams}.`,
  linedUpFront: (rider) => `${rider} start voorin.`,
  linedUpBack: (rider) => `${rider} start achterin.`,
  wentToFront: (rider) => `${rider} gaat voorin het peloton rijden.`,
  wentToBack: (rider) => `${rider} gaat achterin het peloton rijden.`,
  droppedOff: (rider) => `${rider} laat zich uit het peloton zakken.`,
  accelerated: (team, teams) => `${team} jaagt het peloton op. De volgorde is nu ${teams}.`,
  declined: (team) => `${team} versnelt niet.`,
  pelotonTookBonus: (line) => `Het peloton is als eerste aan de bonificatiestreep na rij ${line}: niemand krijgt de bonificatie.`,
  tookBonus: (rider, line) => `${rider} is als eerste aan de bonificatiestreep na rij ${line}.`,
  rode: rides(({ rider, row, lane }) => `${rider} rijdt naar ${spot(row, lane)}`),
  rodeHome: rides(({ rider }) => `${rider} rijdt over de finish`),
  brokeAway: rides(({ rider, row, lane }) => `${rider} springt weg naar ${spot(row, lane)}`),
  brokeAwayHome: rides(({ rider }) => `${rider} springt weg, tot over de finish`),
  sumOfSquares: (count, free) => `${squares(count)} = ${free} gratis`,
  sumOfPaying: (paying, price) => ` + ${paying} betaald (${price})`,
  sumOfPassed: (passed) => `${passed} voor gepasseerde renners`,
  sumOfWind: (amount) => `${amount} voor de wind`,
  sumBack: (back) => `${back} terug`,
  stands: {
    'let-drop': ({ rider, row, lane }) => `${rider} zakt naar ${spot(row, lane)}.`,
    punctured: ({ rider, row, lane }) => `${rider} blijft achter het peloton, op ${spot(row, lane)}.`,
  },
  cannotPay: ({ rider, row, lane }, price) => `${rider} kan geen ${energy(price)} betalen en moet lossen, naar ${spot(row, lane)}.`,
  absorbed: {
    front: (rider) => `Het peloton slokt ${rider} op, voorin.`,
    back: (rider) => `Het peloton slokt ${rider} op, achterin.`,
  },
  rejoined: (rider) => `${rider} is terug in het peloton.`,
  crackCosts: (rider, amount) => `${rider} betaalt ${energy(amount)} meer voor de inzinking.`,
  pelotonPays: (payers) => `In het peloton rijden kost energie: ${payers}.`,
  payers: (who, amount, several) => `${who} (${several ? 'elk ' : ''}${amount})`,
  list,
  sumOfPeloton: (rows, back) => `${plural(rows, 'rij', 'rijen')}: ${back} achterin, ${back + 1} voorin`,
  pelotonRides: (team, thrown, to) => `${team} gooit ${face(thrown)}: het peloton rijdt naar rij ${to}.`,
  pelotonRidesOn: (to) => `Het peloton rijdt naar rij ${to}.`,
  redFace: 'Een rode worp: elke renner gooit voor een lekke band.',
  forPursuit: '1 voor de achtervolging',
  forEmptiness: '1 omdat er geen renner in zit',
  drew: (rider) => `${rider} trekt een bevoorradingsfiche.`,
  drewTile: (rider, tile) => `${rider} trekt een bevoorradingsfiche: ${tile}.`,
  addedTile: (rider, amount) => `${rider} gebruikt een bevoorradingsfiche: ${energy(amount)}.`,
  heatTook: (rider, amount) => `Door de hitte toont en gebruikt ${rider} een bevoorradingsfiche: ${energy(amount)}.`,
  addedKept: (rider, amount) => `${rider} gebruikt een tot nu toe bewaard bevoorradingsfiche: ${energy(amount)}.`,
  needs: ['meer dan 3', 'meer dan 4', 'een oranje of blauwe 4'],
  risked: {
    crack: (rider, need, thrown) => `${rider} riskeert een inzinking, heeft ${need} nodig en gooit ${face(thrown)}:`,
    fall: (rider, need, thrown) => `${rider} riskeert een val, heeft ${need} nodig en gooit ${face(thrown)}:`,
    cobbles: (rider, _need, thrown) => `${rider} waagt zich op de kasseien en gooit ${face(thrown)}:`,
  },
  results: {
    held: 'er gebeurt niets.',
    cracked: 'een inzinking, voor het dubbele van de prijs.',
    fell: 'een val, en de volgende ronde is verloren.',
    punctured: 'een lekke band.',
  },
  punctured: (rider, thrown) => `${rider} gooit ${face(thrown)}: een lekke band.`,
  nobodyPunctures: (count) => `${plural(count, 'renner gooit', 'renners gooien')}: niemand rijdt lek.`,
  gotUp: (rider) => `${rider} krabbelt overeind na de val en verliest deze ronde.`,
  turnedUp: (hexagon, meaning) => `Zeshoek ${hexagon}: ${meaning}`,
  won: (rider, turn) => `${rider} wint, in ronde ${turn}.`,
  finished: (rider, place, turn) => `${rider} wordt ${ordinal(place)}, in ronde ${turn}.`,
  wentOut: (rider) => `${rider} is uit koers.`,
  ended: 'De koers is voorbij.',

  refusals,
  planRefusals,
  atlasNote:
    'Met meer dan vier spelers kiezen de plekken vanaf 5 hun renners als laatste: de eerste vier Knechten nemen elk het type dat het best bij de weg past, geen ploeg heeft er twee van een type (L1-2.2), en op de meeste wegen wint één type bijna elke koers ([soorten renners](rider-types.md)).',
  screens,
  sheets,
  outs: { eliminated: 'buiten tijd' },
  stageRace: {
    kinds: {
      classic: { label: 'Golvende wegen', hint: 'vlak en heuvels, geen bergen' },
      cobbles: { label: 'Kasseien', hint: 'elke dag kasseistroken' },
      mountains: { label: 'Bergen', hint: 'elke dag beklimmingen en afdalingen' },
      mixed: { label: 'Van alles wat', hint: 'om de beurt golvende wegen, kasseien en bergen' },
    },
    classifications: { general: 'Algemeen klassement' },
    jerseys: { yellow: 'de gele trui van het algemeen klassement' },
    primes: { 'bonus-line': 'bonificatiestreep' },
    firstPast: (who, count) => `${who} kwam als eerste over ${plural(count, 'bonificatiestreep', 'bonificatiestrepen')}.`,
    days: { stage: 'etappe', classic: 'klassieker' },
    arrival: {
      turns: { label: 'Ronde', hint: 'de ronde van aankomst; alleen de rondes achter de winnaar tellen' },
      energy: { label: 'Energie over', hint: 'met bewaarde bevoorradingsfiches; tot 15 gaan mee naar de volgende etappe' },
    },
    outs: { abandoned: 'opgave' },
    advantages: { pursuit: pursuits },
  },
};
