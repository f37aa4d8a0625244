import { terms } from '@gruppetto/words';
import { plural } from '@gruppetto/words/grammar/en';

/** What the coach of Leader 1 says in English. Another language is another value of this type. */
export const en = {
  free: {
    title: 'Free and paying',
    goal: 'Know what a move costs',
    first: 'You are Red, and your rouleur, Red 2, is away. On the plain a rouleur has three free squares. Ride as far as that takes you.',
    rode: 'Three squares, no energy. A leader has two free squares on the plain, a climber one.',
    twoBack: 'Two free squares unused: that gives you 2 energy back. Good for a rest, but now let’s get away.',
    oneBack: 'One free square unused gives you 1 energy back. Good for a rest, but now let’s get away.',
    paid: 'That already takes you onto a paying square. First see how far you get for free: three squares.',
    second: 'A turn later. After the free squares come paying ones, and each costs more than the one before. Ride one or two of them.',
    one: 'One paying square: 1 energy. That’s cheap.',
    two: 'Two paying squares: 3 energy.',
    three: 'The third paying square makes it 5. One or two would have been nearly as far, for much less.',
    four: 'Four paying squares cost 8 energy: all that Red 2 has. Then nothing is left for the finish.',
    risky: 'That way leads over a dark square that you pay for: you might fall. Take another lane; more about this in a later lesson.',
    noPaying: 'That’s within your free squares. Try a paying one: it costs 1 energy.',
    done: 'One to six paying squares cost 1, 3, 5, 8, 11 and 15 in all. A little every turn is cheaper than a lot at once.',
  },
  slipstream: {
    title: 'Slipstream',
    goal: 'Let somebody tow you',
    first:
      'Blue 5 stood right in front of you, in your lane, and has just moved four squares. That gives you one more free square: four. Where do you go?',
    rode: 'Right behind Blue 5 again, and it cost nothing. They’ll tow you once more.',
    otherLane: 'Just as far, but not in Blue 5’s lane: directly behind means the same lane. You’d have no slipstream next turn.',
    passed: 'You’d pay to ride past Blue 5, and be in the wind yourself. Let them work.',
    short: 'Four squares are free now. If you leave a gap behind Blue 5, you have no slipstream next turn.',
    second: 'Blue wants to get rid of you. What would help them?',
    six: 'Ride six squares or more',
    sixIsRight: 'Yes: a move of six squares or more tows nobody (from cobbles five, from downhill eight). But it costs energy.',
    lane: 'Change lanes',
    laneIsWrong: 'You stood directly behind them when they moved: you have the slipstream wherever they went.',
    wait: 'Wait until you have moved',
    waitIsWrong: 'The rider furthest ahead moves first, always. Nobody can wait.',
    done: 'End a move directly behind a rider, and one square of your next one is free.',
  },
  breakAway: {
    title: 'Break away',
    goal: 'Leave the peloton at the right price',
    first:
      'Most riders sit in the peloton. Those in its front area may break away, four squares at least. Two of yours are in front: Red 2, your rouleur, and Red 3, your climber. The road is plain. Who goes?',
    four: 'Away for 1 energy, but then the peloton rides 3, 4 or 5 rows: two times in three it catches you at once. One square more is worth it.',
    five: 'Five squares for 3 energy: only a 5 plus a pursuit would catch you at once.',
    six: 'Six squares for 5 energy: well away, and there’s energy left.',
    climber: 'On the plain a climber has one free square: four squares cost 5 energy. Red 2 does it for 1.',
    held: 'You can wait. But riders who never leave the peloton rarely win, and energy left at the finish is worth nothing.',
    dear: 'That’s far, but expensive: you’ll need energy for all the turns that follow.',
    done: 'A breakaway has no slipstream, and the peloton moves after it: three to five rows, or more if somebody chases.',
  },
  inside: {
    title: 'In the peloton',
    goal: 'Save energy where you can',
    first:
      'In the peloton riders pay when it moves: 3 or 4 rows cost the front area 1 and the back nothing; 5 or more cost 2 and 1. Your climber sits in front, and the next mountain is far away. What do you change?',
    back: 'At the back Red 3 pays nothing in most turns.',
    rouleur: 'Red 2 is the one who may break away on the plain, and only from the front. Keep them there.',
    leader: 'You may, if Red 1 should break away next turn. But first bring the climber out of the wind.',
    leaving: 'Red 1 would leave the peloton and ride behind it, alone. There’s no reason to.',
    stayed: 'Each turn in front costs Red 3 one or two energy, for nothing.',
    second: 'What happens to a rider in the peloton who can’t pay?',
    dropped: 'They’re dropped behind it',
    droppedIsRight: 'Right: they keep their energy, but have to ride on their own.',
    out: 'They’re out of the race',
    outIsWrong: 'Nobody goes out for that. They fall behind the peloton, and ride on alone.',
    free: 'They ride for free',
    freeIsWrong: 'Nothing is free in front. A rider who can’t pay falls behind the peloton, and rides on alone.',
    done: 'Wait at the back, come to the front a turn before you want to attack.',
  },
  pursuit: {
    title: 'Steer the peloton',
    goal: 'Chase when it pays',
    first:
      'Blue 5 is five rows ahead of the peloton. The die moves it 3, 4 or 5 rows, all equally likely. Your team has six pursuits for the race; one adds a row. Speed up?',
    caught: 'A 4 and 1: five rows, and Blue 5 is caught. Without your pursuit they’d still be away.',
    declined: 'Then only a 5 catches Blue 5: one chance in three. With a pursuit a 4 is enough, too: two in three. You have six.',
    done: 'Only one team speeds up in a turn, and its token goes first. A peloton that moves five rows or more costs everyone in it energy.',
  },
  risk: {
    title: 'Risks',
    goal: 'See danger before you ride',
    first:
      'Dark squares are treacherous: one on the paying part of a move may make you fall. You want to be right behind Blue 5, on row 16, lane 1. Two ways lead there for the same price. Take the good one.',
    safe: 'Round the dark squares. Same price, no risk: always look at the way, not only at the end.',
    dark: 'This way leads over a dark square that you pay for. Fall, and you skip your next turn. The safe way costs the same.',
    lane: 'Safe, but in another lane: you wouldn’t get Blue 5’s slipstream.',
    short: 'Safe, but it doesn’t bring you to Blue 5’s wheel.',
    second: 'The die decides a risk. At the first risk of a race you stay upright two times in three. At the second?',
    third: 'One time in three',
    thirdIsRight: 'Yes, and after that one in six. Each risk of a race is more dangerous than the one before.',
    twoThirds: 'Two times in three again',
    twoThirdsIsWrong: 'Luck runs out: the second time you need a 5, one time in three.',
    sixth: 'One time in six',
    sixthIsWrong: 'That’s the third and later ones. At the second you need a 5: one time in three.',
    done: 'Free squares are safe, except in rain. On cobbles half of the squares are dark, and a red 4 is a puncture.',
  },
  climb: {
    title: 'Climb',
    goal: 'Ride uphill without a crack',
    first:
      'A mountain. Your leader has two free squares here. The climb’s category is 2: up to two paying squares on it are safe; with more, you may crack. How far do you go?',
    safe: 'Two free and two paying squares: as far as you can go without a risk.',
    crack: 'More paying squares on the mountain than the category allows: if the die goes against you, they cost you double.',
    oneMore: 'Safe, but one more paying square is safe too.',
    more: 'Safe, but you can go further: two paying squares are without risk here.',
    second: 'Who is at home on a mountain?',
    climber: 'The climber: three free squares',
    climberIsRight:
      'Three free squares, where a rouleur has one. And a climber who breaks away from a mountain row can’t crack in that move.',
    leader: 'The leader: two free squares',
    leaderIsWrong: 'Good everywhere, best nowhere: the climber has three.',
    rouleur: 'The rouleur: three free squares',
    rouleurIsWrong: 'That’s on the plain. On a mountain a rouleur has one, and pays one more in the peloton.',
    done: 'On hills everyone has two free squares, downhill four.',
  },
  feed: {
    title: 'Feeding',
    goal: 'Use a feed tile in time',
    first:
      'The line is six squares away: three free, three paying, for 5 energy. Red 2 has 2 left. But you have a feed tile that only you can see. What do you do?',
    added: 'Four more: 6 energy. Now it’s enough.',
    short: 'That stops before the line, and Blue 5 is right behind you. A tile that you keep past the finish is worth nothing: add it now.',
    second: 'Six squares, 5 energy. Go!',
    home: 'Over the line, and you win!',
    notHome: 'You have the energy to reach the line now. Don’t leave Blue 5 another turn.',
    done: 'You draw a tile whenever a rider passes a feed zone, and in a classic one at the start: 2 to 5 energy, for whenever you like.',
  },
  bend: {
    title: 'Bends',
    goal: 'Take the short way round',
    first:
      'A left bend. Its inner lane has five squares, the middle one six, the outer one seven. How far round can you get with 4 energy?',
    inside: 'Five squares, and you’re through: row 12, for 3 energy.',
    outside: 'The outer lane is the long way round: seven squares for the same bend.',
    middle: 'Six squares for the whole bend. The inner lane does it in five.',
    short: 'Inside is right. With 4 energy you get all the way round: to row 12.',
    done: 'Before a bend, look which lane is the inner one. Squares count, not rows.',
  },
  finish: {
    title: 'The finish',
    goal: 'Win a sprint of the peloton',
    first:
      'The peloton is about to cross the line. Its riders finish in this order: the front area before the back, and in each the riders with the most energy first. Red 1 has 12 energy, but sits at the back. Blue 4 is in front with 9. What now?',
    front: 'Red 1 moves to the front.',
    stayed: 'Then Blue 4 finishes first: the front area comes before the back, whatever is left.',
    leaving: 'Then Red 1 wouldn’t even cross the line with the peloton.',
    other: 'None of your other riders has the energy to win. Bring Red 1 to the front.',
    second: 'Anything else?',
    won: 'The peloton crosses the line, and Red 1 has the most energy in front: you win!',
    enough: 'It’s fine as it is: Red 1 is in front, with the most energy. Stay.',
    done: 'Ahead of the peloton, the first rider to move past the line wins.',
  },
  start: {
    title: 'Before the start',
    goal: 'Choose qualities',
    first: 'Each of your riders gets one quality, and none appears twice. Red 1 is your leader, good on any road. Which quality?',
    sprinter: 'One more free square for a move that starts in a sprint zone: that can win a race.',
    descender: 'One more free square downhill: five instead of four.',
    fighter: 'The first dark square of a move is harmless: good on cobbles.',
    second: 'And Red 2, your rouleur, strong on the plain?',
    others: 'Your climber takes what is left.',
    done: 'Then everyone lines up in the front or the back of the peloton, in the order of the tokens. You may break away only from the front.',
  },
  stages: {
    title: 'Stage races',
    goal: 'Count time and energy',
    first:
      'In a stage race a rider’s time is the number of turns behind the winner. The winner gets 2 off, the second 1, and the first rider past a bonus line 1. Red 1 came home two turns after the winner and was first past the bonus line. What time does Red 1 get?',
    one: '1',
    oneIsRight: 'Two turns less one for the bonus line.',
    two: '2',
    twoIsWrong: 'Don’t forget the bonus line: it takes 1 off.',
    three: '3',
    threeIsWrong: 'A bonus takes time off: two less one.',
    second: 'Red 1 finished with 20 energy left. What becomes of it?',
    fifteen: '15 of it are added in the next stage',
    fifteenIsRight: 'At most 15 are carried over. The other five are lost.',
    all: 'All of it is added in the next stage',
    allIsWrong: 'At most 15 are carried over.',
    nothing: 'It’s lost',
    nothingIsWrong: 'Between stages up to 15 are carried over. In a classic and after the last stage it’s lost.',
    done: 'Pursuits are carried over too: up to two, on top of four. And don’t fall more than 22 turns behind.',
  },
  oneMinute: {
    energy: {
      title: 'Energy is everything',
      sentences: [
        'Every move has a few free squares, depending on rider and road; each square after them costs more energy than the one before.',
        'A rider directly behind another gets one more free square: the slipstream.',
      ],
      caption: 'Red 2 stands right behind Blue 5: once Blue 5 has moved, Red 2 has four free squares instead of three.',
    },
    peloton: {
      title: 'The peloton',
      sentences: [
        'Most riders sit in the peloton, which moves by a die and costs little, a bit more at the front.',
        'From its front area you may break away, and with a pursuit your team speeds it up to catch others.',
      ],
      caption: 'Red 2 has broken away. The peloton follows, three to six rows a turn.',
    },
    finish: {
      title: 'The line',
      sentences: ['The first rider past the finish line wins, and energy that is left then is worth nothing.'],
      caption: 'Five squares to the line: three free, two paying, for 3 energy.',
    },
  },
  glossary: terms({
    'free square': {
      term: 'free square',
      spellings: ['free squares'],
      meaning:
        'A square that costs nothing: 1 to 4 at the start of a move, depending on rider and terrain. Unused ones give 1 energy back each.',
    },
    'paying square': {
      term: 'paying square',
      spellings: ['paying squares'],
      meaning: 'A square after the free ones: one to six of them cost 1, 3, 5, 8, 11 and 15 energy in all.',
    },
    slipstream: {
      term: 'slipstream',
      meaning:
        'One more free square for a rider who stood directly behind another, in the same lane, when that one moved; not after a move of six squares or more.',
    },
    lane: {
      term: 'lane',
      spellings: ['lanes'],
      meaning: 'The road has three lanes, on mountains and cobbles two. In a bend the inner one has fewer squares.',
    },
    pursuit: {
      term: 'pursuit',
      spellings: ['pursuits'],
      meaning: 'A team may use one to make the peloton ride a row further this turn. There are six for a race.',
    },
    token: {
      term: 'token',
      spellings: ['tokens'],
      meaning: 'Stands for a team’s support riders in the peloton. The order of the tokens says who is asked first.',
    },
    'front area': {
      term: 'front area',
      meaning: 'The front of the peloton: a rider there pays 1 or 2 energy a turn and may break away.',
    },
    'back area': {
      term: 'back area',
      meaning: 'The back of the peloton: a rider there pays nothing, or 1 energy after a fast turn.',
    },
    dropped: { term: 'dropped', meaning: 'A rider behind the peloton, who couldn’t pay to stay in it or chose to let it go.' },
    'dark square': {
      term: 'dark square',
      spellings: ['dark squares'],
      meaning: 'Treacherous road: on the paying part of a move it may make you fall. A rider who falls skips the next turn.',
    },
    crack: {
      term: 'crack',
      spellings: ['cracks', 'cracked'],
      meaning: 'More paying squares on a climb than its category allows: if the die goes against you, they cost double.',
    },
    category: {
      term: 'category',
      meaning: 'How hard a climb is, from 1 (hardest) to 4. In one move, that many paying squares on it are safe.',
    },
    puncture: {
      term: 'puncture',
      spellings: ['punctures', 'punctured'],
      meaning: 'A punctured rider moves last in the next turn, without slipstream.',
    },
    'feed tile': {
      term: 'feed tile',
      spellings: ['feed tiles'],
      meaning: 'Worth 2 to 5 energy. You keep it in secret and add it whenever you need it.',
    },
    'feed zone': {
      term: 'feed zone',
      spellings: ['feed zones'],
      meaning: 'A mark on the road: every rider who passes it draws a feed tile.',
    },
    'sprint zone': {
      term: 'sprint zone',
      spellings: ['sprint zones'],
      meaning: 'The last stretch before a line: a sprinter who starts a move in it has one more free square.',
    },
    rouleur: { term: 'rouleur', meaning: 'Strong on the plain: three free squares there, one on mountains.' },
    climber: { term: 'climber', meaning: 'Strong on mountains: three free squares there, one on the plain.' },
    descender: { term: 'descender', meaning: 'A quality: one more free square for a move that starts downhill.' },
    fighter: { term: 'fighter', meaning: 'A quality: the first dark square of a move is harmless.' },
  }),
  meanings: {
    take: 'Choose which of your team’s riders you race with. A rouleur is strong on the plain, a climber on mountains, the leader is good everywhere.',
    choose:
      'One quality for this rider, for the whole race; nobody else in the team can have it. Look at the road: descents, cobbles or a flat finish?',
    lineUp:
      'Where your rider waits in the peloton. In front they may break away, and pay 1 or 2 energy a turn; at the back they pay 0 or 1.',
    ride: 'How far this rider goes. Free squares cost nothing, further ones cost more and more. End directly behind another rider, and you get their slipstream next turn.',
    breakAway:
      'Whether a rider of yours leaves the peloton, four squares or more. Away, you choose your own speed and pay for it; the peloton may catch you again.',
    inside:
      'Choose which riders go to the front and which to the back. The front pays more but may break away next turn; when the peloton crosses the line, the front finishes first.',
    pursuit:
      'Whether your team makes the peloton ride one row further. That may catch riders ahead. It costs one pursuit, and a fast peloton costs everyone in it energy. After a “yes” nobody else is asked.',
    payment:
      'This rider can’t pay to stay in the peloton. A feed tile may be enough; otherwise they’re dropped, keep their energy, and ride behind it.',
    heat: 'In the heat a long move turns up one of your feed tiles and adds it. Which one do you need least as a secret?',
  },
  firstRace: {
    title: 'Your first race',
    hello:
      'Thirty rows, three teams. You are Red: 1 is your leader, 2 your rouleur for the plain, 3 your climber. The first rider past the line wins.',
    lineUp: 'Front or back? Only riders in front may break away, but they pay more each turn. One or two in front are enough.',
    breakAway:
      'Your first chance to break away. The prices are beside the squares: five or six squares are a good start, and cheapest for the rouleur.',
    inside: 'You may change places in the peloton. Bring forward whoever should break away next, and rest the others at the back.',
    pursuit: 'A pursuit makes the peloton ride one row further. Use one when somebody else is away, never against your own rider.',
    ride: 'Your rider is away and moves first. Free squares cost nothing; one or two paying ones are cheap. Keep ahead of the peloton.',
    slipstream: 'You’re in somebody’s slipstream: one more free square. End right behind them again, and it lasts.',
    feed: 'You have a feed tile that nobody else knows about. Add it when it buys you what you need; after the finish it’s worth nothing.',
    risk: 'Some squares show a risk. A fall costs you a turn: look for a way round; it often costs the same.',
    sprint: 'The line is near. Spend what you have: energy left at the finish is worth nothing.',
    won: 'You win! Free squares, the right breakaway, and nothing left at the line: that’s Leader 1.',
    lost: 'Not this time. Try again: break away a little earlier, and spend everything before the line.',
  },
  warnings: {
    unspent: ({ rider, energy, rows }: { rider: string; energy: number; rows: number }) =>
      `${rider} has ${energy} energy and ${rows} rows to go. Even four paying squares every turn won’t use that up: it’s time to break away.`,
    left: ({ rows }: { rows: number }) =>
      `Others are ahead of the peloton, none of your riders is, and it’s ${plural(rows, 'row')} to the line. Sit here much longer, and they won’t be caught.`,
    back: ({ rider }: { rider: string }) =>
      `The peloton may cross the line this turn, and its front area finishes first. ${rider} has the energy to win, but sits at the back.`,
  },
  reasons: {
    position: 'It gains road at a fair price.',
    reserves: 'It saves energy or a pursuit that will be worth more later.',
    shelter: 'It leaves your riders in the peloton, where the road is cheap.',
    safety: 'It avoids a risk: a lost turn costs more than a few squares.',
    finish: 'It brings your best rider home sooner.',
  },
};

export type CoachSentences = typeof en;
