import { printStartList } from './start-list.ts';
import type { Entry } from './types.ts';

/** Invented teams: name, leader, climber, sprinter, helper. */
const teams: readonly (readonly [string, string, string, string, string])[] = [
  ['Aldermond Mills', 'Matthias Vogelsanger', 'Maarten Van Grimbeek', 'Callum Ashdown', 'Harry Kilbride'],
  ['Brasserie Corvaux', 'Matej Sokolnicki', 'Aurélien Petitbois', 'Mathis Vauquelard', 'Théo Gaillardet'],
  ['Ferrovia Lenzi', 'Nicolò Brambati', 'Enrico Torregiani', 'Anders Vestergren', 'Ewan Whitlocke'],
  ['Kaap Lichter', 'Luca Saltafosso', 'Sander Ossewaarde', 'Koen Den Hartigh', 'Enrico Zanighero'],
  ['Banco Miralta', 'Unai Carrascosa', 'Javier Navacerros', 'Harry Llanwyn', 'Koen Wolfswinkel'],
  ['Nordlys Ferries', 'Rasmus Lindrup', 'Håkon Ødegren', 'Rasmus Bakkegård', 'Håkon Solbakken'],
  ['Hochwald Optik', 'Tomasz Wolański', 'Jonas Oberwalder', 'Moritz Brandstätten', 'Niklas Lichtenegger'],
  ['Pellerin Cidre', 'Mathis Charvenay', 'Enrico Vezzalunga', 'Rhys Carrowmore', 'Théo Kervadec'],
  ['Westgate Cycles', 'Filip Dvorniček', 'Owen Harrowgate', 'Toby Thackeray-Moss', 'Tomasz Podgornik'],
  ['Van Roost Tiles', 'Sander Dierendonk', 'Harry Penhallow', 'Daan Kerrebrouck', 'Lars Haverkate'],
  ['Cobalt Telekom', 'Niklas Hallersteiner', 'Finn Netherby', 'Žiga Hrubeš', 'Sergio Montealegre'],
  ['Oliva Serrana', 'Sergio Urkizalde', 'Javier Ibarlucea', 'Daan Hoekwater', 'Rubén Etxegarai'],
  ['Gelateria Fonti', 'Giacomo Montebruno', 'Žiga Kovarič', 'Owen Tregarthen', 'Alessio Bellandrini'],
  ['Duinen Bakery', 'Ruben Terbeek', 'Pieter Verhoeve', 'Koen Van Waesberg', 'Loïc Montrevel'],
  ['Moulin Rouvray', 'Loïc Boissonade', 'Clément Lamoureaux', 'Nicolás Robledillo', 'Emil Nordskov'],
  ['Skov & Hav', 'Rasmus Hammarlid', 'Håkon Storhaugen', 'Davide Marengoni', 'Oskar Fjellvang'],
  ['Karst Energy', 'Giacomo Pradellini', 'Žiga Brezovar', 'Tomasz Zalewicki', 'Jakub Jelinčak'],
  ['Tannberg Ski', 'Moritz Wiesenbach', 'Tobias Steinhuber', 'Iker Quintanar', 'Lukas Krönauer'],
  ['Harbour Rope Co.', 'Daan Van Tuyl', 'Thijs Lindenaer', 'Corentin Lacombrade', 'Jelle Slagmeer'],
  ['Maison Quercy', 'Théo Saint-Avit', 'Eirik Krogsbøll', 'Gaspard Roussignol', 'Théo Delorière'],
  ['Polder Seeds', 'Daan Vlaswinkel', 'Davide Forlanetti', 'Jelle De Krom', 'Joris Van Lierop'],
  ['Acciai Monferro', 'Tommaso Cortivazzo', 'Nicolò Castelmonte', 'Gaspard Tournemire', 'Sergio Villasante'],
  ['Lumen Glass', 'Felix Achleitner', 'Jonas Reifenrath', 'Théo Fauvergne', 'Stijn Moerenhout'],
  ['Sierra Bravía', 'Rubén Otaolea', 'Gorka Belarruz', 'Gorka Peñafuente', 'Floris Bosschaert'],
  ['Bretagne Sel', 'Mathis Marchambault', 'Maarten Coppens-Rijk', 'Théo Brunerie', 'Marek Hradecký'],
  ['Zuiderlicht', 'Jelle Lindenaer', 'Ruben Slagmeer', 'Jonas Krönauer', 'Daan Dierendonk'],
  ['Adria Paints', 'Jakub Wolański', 'Tomasz Jelinčak', 'Étienne Fauvergne', 'Emil Hammarlid'],
  ['Ferme Haute', 'Clément Delorière', 'Florian Brandstätten', 'Mathis Petitbois', 'Étienne Tournemire'],
  ['Marmi Bianchi Sud', 'Fabio Saltafosso', 'Matteo Marengoni', 'Simone Forlanetti', 'Matteo Cortivazzo'],
  ['Highmoor Wool', 'Ewan Carrowmore', 'Lewis Whitlocke', 'Lukas Lichtenegger', 'Finn Kilbride'],
  ['Fjord Salmon', 'Håkon Lindrup', 'Anders Ødegren', 'Eirik Fjellvang', 'Harry Ashdown'],
  ['Linden Pharma', 'Tobias Achleitner', 'Felix Vogelsanger', 'Lukas Steinhuber', 'Tobias Oberwalder'],
  ['Casa Olmedo', 'Sergio Ibarlucea', 'Iker Montealegre', 'Álvaro Carrascosa', 'Iker Robledillo'],
  ['Trappers Ale', 'Thijs Verhoeve', 'Sander Van Grimbeek', 'Pieter Ossewaarde', 'Fabio Castelmonte'],
  ["Vigne d'Or", 'Jakub Podgornik', 'Loïc Marchambault', 'Floris Van Lierop', 'Rasmus Storhaugen'],
  ['Monte Chiaro', 'Giacomo Zanighero', 'Gijs Bosschaert', 'Unai Quintanar', 'Davide Montebruno'],
  ['Baltic Timber', 'Clément Brunerie', 'Jelle Haverkate', 'Žiga Sokolnicki', 'Tomasz Hradecký'],
  ['Rheintal Bikes', 'Matthias Hallersteiner', 'Niklas Reifenrath', 'Étienne Lacombrade', 'Florian Wiesenbach'],
  ['Puerto Claro', 'Gijs Van Tuyl', 'Javier Villasante', 'Sergio Navacerros', 'Nicolás Peñafuente'],
  ['Steenoven', 'Koen Coppens-Rijk', 'Jelle Den Hartigh', 'Joris Wolfswinkel', 'Álvaro Otaolea'],
  ['Glacier Watches', 'Rémi Roussignol', 'Aurélien Gaillardet', 'Matteo Pradellini', 'Gaspard Charvenay'],
  ['Tide & Anchor', 'Ewan Thackeray-Moss', 'Harry Tregarthen', 'Daan Moerenhout', 'Lewis Harrowgate'],
  ['Aurora Kaffe', 'Oskar Nordskov', 'Anders Bakkegård', 'Sindre Krogsbøll', 'Thijs Terbeek'],
  ['Bohemia Crystal Way', 'Filip Brezovar', 'Luka Zalewicki', 'Håkon Vestergren', 'Álvaro Urkizalde'],
  ['Pianura Rice', 'Davide Vezzalunga', 'Rémi Saint-Avit', 'Giacomo Torregiani', 'Luca Bellandrini'],
  ['Weststrand', 'Nicolás Belarruz', 'Marek Kovarič', 'Joris Hoekwater', 'Marek Dvorniček'],
  ['Cime Bleue', 'Corentin Boissonade', 'Théo Lamoureaux', 'Rémi Montrevel', 'Clément Vauquelard'],
  ['Valle Honda', 'Mathis Kervadec', 'Thijs Van Waesberg', 'Nicolás Etxegarai', 'Floris Kerrebrouck'],
  ['Kupfer & Sohn', 'Finn Llanwyn', 'Floris De Krom', 'Callum Netherby', 'Lars Vlaswinkel'],
  ['Old Forge Tools', 'Owen Penhallow', 'Enrico Brambati', 'Magnus Solbakken', 'Tomasz Hrubeš'],
];

type ReadyStartListId = 'nine-teams' | 'twelve-teams-without-climbers' | 'five-teams' | 'fifty-teams';

export interface ReadyStartList {
  readonly id: ReadyStartListId;
  /** As `parseStartList` reads it. */
  readonly text: string;
}

function ready(id: ReadyStartListId, count: number, climbers: boolean): ReadyStartList {
  const entries = teams
    .slice(0, count)
    .flatMap(([team, leader, climber, sprinter, helper]): Entry[] => [
      { team, rider: leader, type: 'leader' },
      ...(climbers ? [{ team, rider: climber, type: 'climber' } as const] : []),
      { team, rider: sprinter, type: 'sprinter' },
      { team, rider: helper, type: 'helper' },
    ]);
  return { id, text: printStartList(entries) };
}

/** WS-2.1: teams of four, and of three for flat races; a small field and the largest. */
export const startLists = [
  ready('nine-teams', 9, true),
  ready('twelve-teams-without-climbers', 12, false),
  ready('five-teams', 5, true),
  ready('fifty-teams', 50, true),
] as const satisfies readonly ReadyStartList[];
