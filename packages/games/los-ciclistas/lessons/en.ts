import { terms } from '@gruppetto/words';

/** What the coach of Los Ciclistas says in English. Another language is another value of this type. */
export const en = {
  start: {
    title: 'To the start',
    goal: 'Send your riders off',
    first: 'You are Red, with three riders. Two dice say where each one starts. Pick a rider and throw.',
    sent: 'Your rider starts on 9. Higher is better, but the race is long.',
    second: 'Blue has started a rider too. Send off your next one.',
    sentToo: 'And on 4. Now you know the start: one rider after the other, round the table.',
    done: 'When everyone has started, the rider in front moves first in every round.',
  },
  draft: {
    title: 'Throw or draft',
    goal: 'Take a wheel that beats the dice',
    first: 'Blue 1 was beside you and has just thrown 11. Take the wheel, and you ride to the space right behind them, without dice.',
    drafted: 'Space 30, for free, and a bonus on top. Every draft earns one.',
    threw: 'Two dice make 7 on average, 12 at best. The wheel takes you ten spaces for certain, and earns a bonus.',
    second: 'Now Blue 2 has thrown 3. Their wheel takes you only two spaces further. What now?',
    threwOn: 'Right: a slow wheel is worth leaving. You threw 8.',
    slow: 'Two spaces and a bonus. Even a poor throw usually beats that.',
    done: 'Take a fast wheel, leave a slow one.',
  },
  stuck: {
    title: 'Stuck to a wheel',
    goal: 'Know who you may draft',
    first:
      'Blue 1 has ridden off with 9. But when the round began there was an empty space between you: no draft. Look at why, then throw.',
    threw: 'You threw 7 and stay in touch.',
    second: 'Blue 2 stood exactly one space ahead of your next rider. That counts as stuck. Take the wheel?',
    drafted: 'Same space or one behind: then you may draft. Only the rider directly ahead in the round counts.',
    threwToo: 'You may throw, but the wheel of a 10 is hard to beat.',
    done: 'Stay close at the end of a round, and the next one has wheels to take.',
  },
  bonuses: {
    title: 'Spend a bonus',
    goal: 'Add bonuses to a throw',
    first: 'You have two bonuses. Throw first, then decide whether to add any.',
    threw: 'A 6. With your two bonuses you could come right up to Blue 1 on 28.',
    second: 'Each bonus is one more space. Next round, whoever stands beside Blue 1 may take their wheel.',
    added: 'Two bonuses, two spaces: you are stuck to Blue 1 for the next round.',
    addedOne: 'One bonus brings you to 27: one space behind Blue 1, which counts as stuck, and you keep a bonus.',
    nothing: 'Then an empty space lies between you and Blue 1: no wheel next round.',
    done: 'Bonuses are worth most where they win you a wheel, or the sprint.',
  },
  price: {
    title: 'A wheel with a price',
    goal: 'Match what the wheel has spent',
    first: 'Blue 1 threw 8 and added two bonuses. Their wheel now costs you two, and earns nothing. You have two.',
    drafted: 'Nine spaces for two bonuses: expensive, but you stay with the leader.',
    threw: 'That keeps your bonuses, but an average throw leaves two empty spaces between you: no wheel next round.',
    done: 'Riders who spend bonuses shake off everyone who can’t pay the same.',
  },
  sprint: {
    title: 'The finish',
    goal: 'Win the sprint',
    first:
      'The line is behind space 60. Blue 1 has just crossed it and stands on label 7. The round is played to its end, and the furthest rider wins. Draft or throw?',
    threw: 'You threw 9. And you have three bonuses left.',
    drafted: 'A draft ends one space behind Blue 1. You’d cross the line too, but second. To win you must get past them.',
    second:
      'With the 9 you are on label 5. Blue 1 is on 7: you’re ahead already. Bonuses make sure of it against the riders still to come.',
    won: 'Further than anyone: you win, in the first finishing round.',
    enough: 'Enough to beat Blue 1. You win.',
    done: 'A score reads round, then label: 1′4 beats 1′7, and both beat 2′0. Lower is better.',
  },
  events: {
    title: 'Event cards',
    goal: 'Ride with the weather',
    first: 'The card says: fall. A rider who throws a double doesn’t move. Blue 1 threw 7. What is safer?',
    drafted: 'No dice, no fall. A card that makes throwing dangerous makes wheels worth more.',
    threw: 'One throw in six is a double. The wheel takes you almost as far as an average throw, and you can’t fall.',
    done: 'Read the card before each round: rain forbids bonuses, crosswind keeps a sixth rider off a space, punctures and falls punish doubles.',
  },
  elimination: {
    title: 'Elimination',
    goal: 'Don’t be the last over the line',
    first:
      'Three laps of fifty spaces; one rider goes out on each of the first two. Your last rider is on 45 and needs six to pass the line. Blue 3 behind you needs more. Throw!',
    threw: 'You threw 7 and pass the line.',
    second: 'Blue 3 hasn’t: the lap is decided, and Blue 3 is out. Ride on with your first rider.',
    rode: 'On to the next lap. Always know who is last, and make sure it isn’t you.',
    done: 'On the first two laps the last riders go out; the third is a normal finish.',
  },
  oneMinute: {
    draft: {
      title: 'Throw or draft',
      sentences: [
        'In every round each of your three riders moves once; whoever is ahead on the road goes first.',
        'A rider throws two dice, or drafts: takes the wheel of the rider directly ahead, if they stood in the same space or one space apart when the round began.',
      ],
      caption: 'Red 1 may take Blue 1’s wheel: they stood in the same space.',
    },
    bonuses: {
      title: 'Earn and spend',
      sentences: [
        'A draft ends right behind the wheel, needs no dice and earns a bonus.',
        'Bonuses add spaces to a throw, and a wheel that used bonuses costs you just as many.',
      ],
      caption: 'Space 21 is empty, so Red 1 can’t draft. Red has two bonuses and can add them to the throw.',
    },
    finish: {
      title: 'Over the line',
      sentences: ['The round in which someone crosses the line is played to its end; then the furthest rider wins.'],
      caption: 'The line lies behind space 60. Past it, the lower label is further.',
    },
  },
  glossary: terms({
    draft: {
      term: 'draft',
      spellings: ['drafts', 'drafted', 'drafting'],
      meaning: 'Take the wheel of the rider ahead: ride to the space right behind them, without dice.',
    },
    wheel: { term: 'wheel', spellings: ['wheels'], meaning: 'The rider directly ahead of yours in the order of the round.' },
    bonus: {
      term: 'bonus',
      spellings: ['bonuses'],
      meaning: 'A counter worth one space. A draft earns one; you can hold five and use three on a move.',
    },
    label: { term: 'label', spellings: ['labels'], meaning: 'The number of a space past the line: 9 is nearest, 0 furthest.' },
    stuck: {
      term: 'stuck',
      meaning: 'In the same space as the rider ahead, or one space behind, when the round began: close enough to draft.',
    },
  }),
  meanings: {
    start: 'Which of your riders starts next: two dice say on which space. They are all the same, so any will do.',
    draft:
      'Take the wheel of the rider ahead, or throw. A draft ends right behind them, without dice, and earns a bonus unless the wheel used some; a throw is 7 on average, 12 at best.',
    toss: 'This rider can’t take a wheel now, so they throw two dice. After the throw you may add bonuses.',
    add: 'Each bonus adds one space to this throw. They’re worth most where they bring you to a wheel for the next round, or past somebody at the line.',
  },
  firstRace: {
    title: 'Your first race',
    hello:
      'Sixty spaces, three players with three riders each. You are Red. The rider who gets furthest past the line wins, and one of yours is enough.',
    start: 'Send off your riders, one after the other. Two dice say where they start.',
    draft: 'Your first wheel! The rider ahead stood right by you, and has moved. Take it if they went far: no dice, and a bonus.',
    toss: 'No wheel this time: there was an empty space between you and the rider ahead. Throw, and try to end close to somebody.',
    add: 'You have bonuses and may add some to this throw. Is there a wheel you could just reach?',
    drafted: 'That was a draft: right behind the wheel. Every draft earns a bonus, up to five.',
    sprint: 'The line is near. A draft never takes you past the wheel: to win, you have to throw, and bonuses help.',
    won: 'You win! Wheels when they’re fast, bonuses at the end: you know how it goes.',
    lost: 'Beaten this time. Try again: stay close to others at the end of a round, and save bonuses for the sprint.',
  },
  warnings: {
    lap: ({ rider, spaces }: { rider: string; spaces: number }) =>
      `${rider} is among the last, and this lap may be decided in this round: ${spaces === 1 ? 'one space' : `${spaces} spaces`} to get past the line, or be out.`,
    behind: ({ wheel }: { wheel: string }) =>
      `A draft ends behind ${wheel}, who is past the line already. To win, you have to pass them: throw.`,
    bonuses: 'A rider crosses the line in this round, so this round decides the race. Bonuses that you keep are worth nothing after it.',
  },
  reasons: {
    position: 'It leaves your riders further up the road when the next round begins.',
    reserves: 'It saves bonuses for a wheel, or for the sprint.',
    shelter: 'It keeps your rider close to a wheel for the next round.',
    safety: 'It keeps your riders away from the back of the race.',
    finish: 'It gives you the best chance to be furthest past the line.',
  },
};

export type CoachSentences = typeof en;
