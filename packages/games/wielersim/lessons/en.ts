import { terms } from '@gruppetto/words';

/** What the coach of WielerSIM says in English. Another language is another value of this type. */
export const en = {
  follow: {
    title: 'Taking a wheel',
    goal: 'See who follows whom',
    first:
      'Nobody decides anything in this race: the dice do, and you learn to read them. Lea (1) is in front, throws 8 and rides to row 58. Sanne (2) is right behind. What does Sanne do?',
    behind: {
      label: 'Follow, to row 57',
      said: 'Right. The riders behind take the wheel of the one who threw: that’s called slipstreaming. Hugo follows too.',
    },
    throws: {
      label: 'Throw dice of their own',
      said: 'Only a rider who can’t follow throws. Eight squares are a good wheel: Sanne takes it.',
    },
    stays: { label: 'Wait for the next turn', said: 'Everybody moves once in a turn. Sanne takes Lea’s wheel at once.' },
    second: 'A rider follows only if the move equals a throw of 6 to 10. Now Lea throws 5. And Sanne?',
    own: { label: 'Five is too slow: Sanne throws', said: 'Yes. Sanne throws 9, rides past Lea, and Hugo follows.' },
    along: { label: 'Sanne follows, five squares', said: 'Five is less than 6: too slow a wheel to take.' },
    beside: { label: 'Sanne stays on row 57', said: 'Everybody moves. A rider who can’t follow throws dice.' },
    done: 'So slow riders are passed and fast ones are let go: groups form by themselves.',
  },
  width: {
    title: 'How wide a group is',
    goal: 'Read a bunch',
    first:
      'Three riders reach row 61 side by side. Then Luis (4) throws 5 and lands right behind them, on 60. Sanne (5) and Lea (6) follow. How many may ride side by side there?',
    three: {
      label: 'Three, as on the row ahead',
      said: 'Right: the width is that of the row directly ahead, at least one. So Sanne and Lea come up beside Luis.',
    },
    one: {
      label: 'One: always in single file',
      said: 'Only if the row directly ahead has one rider or none. Behind three, three may ride side by side.',
    },
    six: { label: 'Six, as wide as the road', said: 'The road is six wide, but riders keep the width of the row ahead of them.' },
    done: 'Nobody passes a row that is full across the road. That’s how a wide bunch holds everyone up.',
  },
  colours: {
    title: 'Colours',
    goal: 'Know who may accelerate',
    first:
      'Every section of the road has a colour, and every colour belongs to a type of rider: yellow leaders, red climbers, green sprinters, blue helpers. This section is green. Cleo (1) throws 7, and the others would follow. Who may try to do better?',
    sprinter: {
      label: 'Sanne (3), the sprinter',
      said: 'Yes: Sanne throws 9, more than the 6 of the wheel, and is the new front: those behind follow.',
    },
    leader: { label: 'Lea (2), the leader', said: 'Leaders accelerate on yellow. Green belongs to the sprinters.' },
    everyone: { label: 'Everyone', said: 'Only riders whose type has the colour of the section: on green, the sprinters.' },
    second: 'You’d like long stretches where helpers bring the bunch back together. Which colour do you paint them?',
    helpers: { label: 'Blue', said: 'On blue the helpers accelerate, and pull along whoever follows them.' },
    leaders: { label: 'Yellow', said: 'On yellow the leaders accelerate, and tear the bunch apart.' },
    done: 'Colours decide where a race is fast, and for whom.',
  },
  attack: {
    title: 'Attack',
    goal: 'Recognise an attack',
    first: 'A natural 11 or 12 is an attack: nobody just follows. Lea (1) throws 12. How can the riders behind go along?',
    die: {
      label: 'With a 5 or 6 on one die',
      said: 'One rider of each row may counter: first the one straight behind, then those diagonally behind. Cleo fails, Sanne gets across, and so does Hugo behind Sanne.',
    },
    all: { label: 'They follow as always', said: 'An attack is too fast to follow. Riders directly behind may counter, with a 5 or 6.' },
    nobody: { label: 'They can’t', said: 'There is a way: riders directly behind may throw a die, and a 5 or 6 takes them along.' },
    done: 'The first row in which nobody succeeds ends the chase. Uphill, a sprinter never counters.',
  },
  climb: {
    title: 'Uphill',
    goal: 'Read malus and hierarchy',
    first:
      'Uphill squares carry a malus, from 1 at the bottom up to 6 at the top; it’s taken off the throw. Cleo (1), the climber, throws 8 on a square with malus 2. How far is that?',
    six: { label: 'Six squares', said: 'Eight less two. Where the malus is high, everyone crawls; but always at least one square.' },
    eight: { label: 'Eight squares', said: 'The malus of the square where a move starts is taken off: eight less two.' },
    four: { label: 'Four squares', said: 'The malus is taken off once: eight less two.' },
    second:
      'The hierarchy of this race is climber, leader, helper, sprinter. On a climb C1 a rider follows only someone at most one level above. Cleo is a climber. May Hugo (3), a helper, follow?',
    no: {
      label: 'No: helpers are two levels lower',
      said: 'Right. Lea and Luis, leaders, follow; the helpers have to throw. Sanne is still on the flat, and follows too.',
    },
    yes: { label: 'Yes: close enough', said: 'On the flat, yes. Uphill the hierarchy counts: on C1 at most one level lower.' },
    done: 'HC: only equals or better follow. C1: one level lower. C2: two. C3: everybody.',
  },
  cobbles: {
    title: 'Cobbles',
    goal: 'See why nobody follows',
    first:
      'On cobbles nobody follows: everyone throws two dice, less the malus of their square. Riders with the colour of the section throw three and count the best two. This section is yellow. Who throws three?',
    leader: {
      label: 'Lea (4), the leader',
      said: 'Yes: 6, 3 and 6 count as 12, less 1. Lea comes from behind and draws level with the first.',
    },
    sprinter: { label: 'Sanne (1), the sprinter', said: 'Green would be for sprinters. Yellow belongs to the leaders.' },
    everyone: { label: 'Everyone', said: 'Everyone throws two dice; only riders of the section’s colour throw three.' },
    done: 'The malus of cobbles lies at random, 1 to 4. Riders who arrive take the smoothest free square.',
  },
  events: {
    title: 'Bad luck',
    goal: 'Know what a 7 may bring',
    first:
      'A natural 7 calls for two more dice, 1 less in rain and 1 less on cobbles: 2 or less is a crash, 3 a flat tyre, 4 a steering error, 11 and 12 are good luck. It’s raining, and Lea (1) throws 7, then 1 and 3. What happens?',
    tyre: { label: 'A flat tyre', said: 'Four less one for the rain is 3: a flat tyre. Lea loses this turn.' },
    nothing: { label: 'Nothing', said: 'Nothing happens from 5 to 10. One and three are 4, less 1 in the rain: 3.' },
    crash: { label: 'A crash', said: 'That would be 2 or less. One and three are 4, less 1 in the rain: 3, a flat tyre.' },
    done: 'A crash takes down the riders in the file straight behind as well; each of them escapes with a 6. Dice decide the weather, at the start and at halfway.',
  },
  sprint: {
    title: 'The sprint',
    goal: 'Read a finish',
    first:
      'On the flat the first group sprints for the win: one die each, and one square more for each row they pass. Sprinters throw two dice. Seven riders come to the line. Who has the best chance?',
    sanne: {
      label: 'Sanne (6), the sprinter at the back',
      said: 'Two dice, and rows to pass: 8 and 2 more. Sanne wins from the last row.',
    },
    lea: { label: 'Lea (1), in the first row', said: 'Lea starts two rows ahead, but throws one die and has nobody to pass.' },
    equal: { label: 'They all have the same chance', said: 'Far from it: a sprinter throws two dice, everyone else one.' },
    done: 'Uphill nobody sprints: rows decide. A group has one time; each later turn is a minute.',
  },
  schedule: {
    title: 'Write a schedule',
    goal: 'Design a race of your own',
    first: 'A race is a table: place, km, event, squares to go, colour. What does this row say? “Col (top) | | C1 (6) | 78 | blue”',
    top: {
      label: 'The top of a climb, malus up to 6, 78 squares to go; blue begins',
      said: 'Right: the climb is category 1, its steepest square has malus 6, and a section for helpers follows.',
    },
    length: {
      label: 'A climb of 78 squares',
      said: '78 is how many squares are left to the finish. How long the climb is follows from where it starts.',
    },
    points: {
      label: 'Six points for the first at the top',
      said: 'The number in brackets is the highest malus. Points come from the category.',
    },
    second: 'You write a race over cobbles and want the leaders to fight there. Which colour do you give the cobbles?',
    yellow: { label: 'Yellow', said: 'Then leaders throw three dice on them and count the best two.' },
    blue: { label: 'Blue', said: 'Then the helpers would be the strong ones there. Leaders are yellow.' },
    red: { label: 'Red', said: 'Red is for climbers. Leaders are yellow.' },
    third: 'Below the table comes the hierarchy, the strongest type first. Which one suits a mountain race?',
    mountain: {
      label: 'climber, leader, helper, sprinter',
      said: 'On the climbs, riders low in the hierarchy can’t follow those at the top.',
    },
    plain: {
      label: 'sprinter, leader, helper, climber',
      said: 'That’s for a flat race. In the mountains nobody could follow the sprinters uphill.',
    },
    done: 'Change a row, run the forecast again, and see whom it helps: that’s how a good race is made.',
  },
  odds: {
    title: 'Read the odds',
    goal: 'Know what a forecast means',
    first: 'A forecast rides the race many times and counts. It says: Sanne wins 20 %. What does that mean?',
    often: {
      label: 'Sanne wins about one race in five',
      said: 'Yes. And four in five are won by somebody else, even if Sanne is the favourite.',
    },
    wins: { label: 'Sanne is the favourite and will win', said: 'The favourite loses most races: 20 % is one in five.' },
    never: { label: 'Sanne won’t win', said: 'One race in five is not never.' },
    second: 'After 1,000 races the forecast says 20 % for Sanne and 21 % for Lea. Who is better?',
    noise: {
      label: 'Too close to tell',
      said: 'Right: with 1,000 races a figure like that is uncertain by two or three points. Ride more races to be sure.',
    },
    better: { label: 'Lea', said: 'Perhaps. But with 1,000 races such a figure may be two or three points off.' },
    third: 'At the flying start each rider throws for a row. Riders of the highest type in the hierarchy have an advantage. Which?',
    three: {
      label: 'Three dice, the best two count',
      said: 'They start further forward. So the hierarchy shifts the odds before anyone has ridden a square.',
    },
    two: { label: 'They start first', said: 'They throw first too, but what helps is a third die: the best two count.' },
    done: 'Change the colours or the hierarchy, and look at the odds again.',
  },
  stages: {
    title: 'Stage races',
    goal: 'Read the tables',
    first:
      'In a stage race the first five at a finish get 10, 6, 4, 2 and 1 bonus seconds. Lea comes second. How much is taken off Lea’s time?',
    six: { label: '6 seconds', said: 'Right. On stages with a climb C1 or HC there are none at the finish.' },
    ten: { label: '10 seconds', said: 'That’s for the winner. Second place is worth 6.' },
    sixteen: { label: '16 seconds', said: 'Each place has its own bonus: second place is worth 6.' },
    second: 'What decides who wears the leader’s jersey?',
    time: {
      label: 'The time over all stages',
      said: 'All time gaps added up, less bonus seconds. Sprints and finishes give points, summits mountain points: those are classifications of their own.',
    },
    points: { label: 'The points from sprints', said: 'They count for the points classification. The leader’s jersey goes by time.' },
    done: 'The wearer of the jersey throws three dice at the next start. A tour may begin with a prologue against the clock: ten dice, one second a pip.',
  },
  oneMinute: {
    rides: {
      title: 'It rides itself',
      sentences: [
        'Nobody decides anything on the road: you design a race, enter the riders, and watch, or let it ride ten thousand times to see the odds.',
        'The rider in front throws two dice, and those behind take the wheel if their move would equal a throw of 6 to 10.',
      ],
      caption: 'Lea (1) throws; Sanne (2) and Hugo (3) follow.',
    },
    colours: {
      title: 'Colours and climbs',
      sentences: [
        'Each section of the road has a colour: riders of that type may accelerate there.',
        'Uphill and on cobbles squares carry a malus, and the hierarchy says who may follow whom.',
      ],
      caption: 'A red climb of category 1: Cleo (1), the climber, is at home here.',
    },
    finish: {
      title: 'The finish',
      sentences: ['On the flat the first group sprints, and sprinters throw two dice; uphill the foremost rider wins.'],
      caption: 'Two squares to the line for the first row. Sanne (5), the sprinter, comes from behind.',
    },
  },
  glossary: terms({
    aspiration: {
      term: 'slipstreaming',
      spellings: ['follow', 'follows'],
      meaning: 'Taking the wheel of a rider ahead without dice, if the move equals a throw of 6 to 10.',
    },
    malus: { term: 'malus', meaning: 'What a square uphill or on cobbles takes off a throw; even so, a move is at least one square.' },
    hierarchy: {
      term: 'hierarchy',
      meaning: 'The order of the four types in a race. It decides who starts well, who throws first on cobbles, and who may follow uphill.',
    },
    width: {
      term: 'width',
      meaning: 'How many riders may follow side by side: as many as ride on the row directly ahead of where the thrower lands.',
    },
    section: {
      term: 'section',
      spellings: ['sections'],
      meaning: 'A stretch of road with a colour: green for sprinters, yellow for leaders, red for climbers, blue for helpers.',
    },
    accelerate: {
      term: 'accelerate',
      spellings: ['accelerates', 'accelerating'],
      meaning: 'A follower on their own colour throws dice to do better than the wheel.',
    },
    attack: {
      term: 'attack',
      spellings: ['attacks', 'attacked'],
      meaning: 'A natural 11 or 12: nobody follows freely, but riders directly behind may counter.',
    },
    counter: { term: 'counter', spellings: ['counters'], meaning: 'Going along with an attack, with a 5 or 6 on one die.' },
    blocked: { term: 'blocked', spellings: ['full row'], meaning: 'Stopped behind a row that is full across the road.' },
    'steering error': { term: 'steering error', meaning: 'A rider moves by one die only.' },
    'squares to go': { term: 'squares to go', meaning: 'How many squares are left to the finish: what the schedule counts.' },
    schedule: {
      term: 'schedule',
      spellings: ['route schedule'],
      meaning: 'The table that describes a race: places, events, squares to go, colours, and the hierarchy.',
    },
    'bonus seconds': {
      term: 'bonus seconds',
      spellings: ['bonus second'],
      meaning: 'Taken off a rider’s time in a stage race, for the first at a finish or an intermediate sprint.',
    },
  }),
  meanings: {
    ride: 'There is nothing to decide: the dice ride one turn, and you watch who follows, who attacks and who is dropped.',
  },
  firstRace: {
    title: 'Watch a race',
    hello:
      'Eighty squares, sixteen riders: a flat start, cobbles, a hill, and a sprint. Go turn by turn and watch the race unfold. Pick a rider to cheer for.',
    grid: 'They’ve lined up by their throws. The highest type of the hierarchy, sprinters today, counts the best two of three dice.',
    sped: 'Somebody on their own colour has thrown better than the wheel: that’s how a bunch gets stretched.',
    cobbles: 'The first riders are on cobbles. Nobody can follow there: watch the bunch break up.',
    happened: 'A natural 7 called for an event. The log says what came of it.',
    attack: 'An attack! Only a 5 or 6 takes the riders behind along.',
    climb: 'Uphill. The numbers on the squares are taken off the throws, and not everyone may follow everyone.',
    sprint: 'The finish is near. On the flat the first group sprints, and sprinters throw two dice.',
    won: 'That’s a race. Now design one of your own, or open the forecast and see who should have won.',
    lost: 'That’s a race. Now design one of your own, or open the forecast and see who should have won.',
  },
};

export type CoachSentences = typeof en;
