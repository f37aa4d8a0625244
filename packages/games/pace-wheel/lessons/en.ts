import { terms } from '@gruppetto/words';

/** What the coach of Pace Wheel says in English. Another language is another value of this type. */
export const en = {
  groups: {
    title: 'Groups roll',
    goal: 'See who rides together',
    first:
      'You are Red. A group is a run of squares with racers on them, and its first square must be full: four racers. Count: how many groups are here?',
    one: 'One',
    oneIsRight: 'One: the first square is full, and the next one follows without a gap. All six roll on together.',
    two: 'Two',
    twoIsWrong: 'The racers on 19 stand right behind a full square. There is no gap, so they belong to the same group.',
    six: 'Six, one for each racer',
    sixIsWrong: 'Nobody rides alone here. Squares that touch make one group, as long as the first one holds four racers.',
    second: 'In your turn every group rides once, at its pace. This one is steady, on the flat. Let it roll.',
    rode: 'Four squares: that is steady on the flat. Uphill it would be two, downhill six.',
    done: 'Fewer than four racers in the first square have broken away: they are a group of their own.',
  },
  pace: {
    title: 'Set the pace',
    goal: 'Speed one group up, slow another down',
    first:
      'Red 2 is alone in front, six squares clear. If you stand in a group’s first square, you may change its pace by one step. Which pace for Red 2?',
    fast: 'Six squares a turn instead of four. Speeding up costs a point, and riding fast another one each turn.',
    steady: 'Then both groups ride four squares, and nothing changes. You have eight stamina points: use some of them to get away.',
    slow: 'Two squares a turn, while the others ride four: in three turns they’re back on your wheel.',
    second: 'You also stand in the first square of the group behind. They want to catch Red 2. Which pace do you set?',
    brake: 'Two squares a turn for them, six for you. Slowing down is free, and Blue needs a turn of their own to undo it.',
    letThem: 'You gain two squares a turn anyway. But you stand at the front: you can gain four, and it costs nothing.',
    chaseYourself: 'You’d burn a point to chase your own racer. Let Blue do that work.',
    done: 'A racer in the first square of a group decides how fast it rolls. That is worth as much as legs.',
  },
  burn: {
    title: 'Who pays',
    goal: 'Keep your sprinter out of the wind',
    first:
      'This group rides fast, uphill. At the end of your turn every racer in its first square burns a point. Your sprinter, Red 1, has one stamina point left. You may move one of your racers inside the group. Which one?',
    comes: 'Red 2 has stamina to spare, and comes to the front.',
    three:
      'Then only three racers would be left in the first square: they’d be a group of their own, and ride off without Red 1. Let somebody else come forward instead.',
    wrongOne: 'Red 3 is your climber, and this is a climb: they can pay. It’s the sprinter who needs shelter.',
    kept: 'Then Red 1 burns the last point of stamina, and can’t pay for a fast pace again.',
    room: 'The square is full: one of its four goes a square back. Who makes room?',
    sheltered: 'Red 1 sits in the second square now, and pays nothing.',
    helpsBlue: 'You’d spare Blue a point, and Red 1 would pay all the same.',
    second:
      'Now Red 3, your climber, pays. Uphill a pace can be paid with climbing or with stamina. After this climb the road is flat to the line.',
    climbing: 'Right: on the flat climbing points are worth nothing.',
    stamina: 'Stamina pays for the pace on any road. Climbing points pay only uphill, and this is the last climb: burn them first.',
    done: 'Stamina pays everywhere, climbing uphill, sprint downhill. Burn first what you’ll need least.',
  },
  breakaway: {
    title: 'Break away',
    goal: 'Attack with a die and a point',
    first:
      'Once a turn, a racer in the first square may attack. It costs a sprint point at once, and on the flat at steady you need 6 or more on a twelve-sided die. Who attacks?',
    threw: 'A 5: one short.',
    rouleur: 'Red 2 may, but has four sprint points; Red 1 has eight. An attack may cost up to three.',
    stayed: 'You can wait. But to see how an attack works, send Red 1.',
    second: 'One more point adds 1 to the die, and a second takes you one square further. What do you burn?',
    added: 'Five and one is 6: you’re away, two squares ahead of the group.',
    both: 'Away, and three squares ahead instead of two. Three points in one attack: make them count.',
    nothing: 'Then the attack has failed, and the point you burnt to try is gone too. One more saves it.',
    done: 'You need the number of squares that the group rides in a turn, plus 1 uphill, 2 on the flat, 3 downhill. So a slow group is easy to leave.',
  },
  counter: {
    title: 'Go with them',
    goal: 'Follow an attack, or let it go',
    first:
      'Blue 1 has attacked with a 6 and is away. Everyone who stood beside them may try to follow once. On the flat you need 2 more than they had: 8. Do you go with Red 1?',
    threw: 'A 7: one short again.',
    letGo: 'You’d keep your points, but Blue 1 would ride off alone. Red 1 has eight sprint points: that’s what they are for.',
    second: 'One more point adds 1. Burn it?',
    added: 'You’re on Blue 1’s square. Now two of you are away, and Blue has no sprint point left.',
    kept: 'Then the point you burnt to try was for nothing. One more, and you’re there.',
    done: 'The higher the attacker’s result, the harder they are to follow. That’s why a point on a good throw may be worth it.',
  },
  feed: {
    title: 'Feed zone',
    goal: 'Fill up what you’ll need',
    first:
      'Square 24, marked R, is a feed zone. A racer who ends a turn there gets two points in one skill. Your group stands on 25 and 24, and Red 1 on 25 has only three sprint points left. Who do you move?',
    comes: 'Red 3 comes forward, so somebody goes back.',
    three:
      'That leaves three racers on 25: they’d be a group of their own and ride away from you. Somebody has to come forward for the one who goes back.',
    kept: 'Then Red 1 rolls past the food. One square back, and two more points are yours.',
    room: 'Who makes room for Red 3?',
    moved: 'Red 1 drops back one square, onto the R.',
    rouleur: 'Red 2 would feed. But the road to the line is flat, and it’s your sprinter who is running low.',
    feedsBlue: 'You’d feed Blue. Look after your own sprinter first.',
    which: 'Red 1 feeds. The rest of the road is flat. Two points: for which skill?',
    sprint: 'Five sprint points: that can win the race.',
    climbing: 'No climb is left: climbing points would stay unused.',
    stamina: 'Stamina is never wasted. But sprint points pay for attacks on the flat and decide the finish: that’s what Red 1 is for.',
    done: 'Each zone feeds a racer once, and no skill goes above ten. Feed zones are optional: you choose when you set up a race.',
  },
  timing: {
    title: 'Time a break',
    goal: 'Attack where it’s easy',
    first: 'The group rides fast. On the flat an attack needs 8 now, and the climb begins on 23. Attack, or wait?',
    waited: 'Both teams keep the pace, and the group rolls onto the climb.',
    tooSoon:
      'Red 3 needs an 8, and pays with one of only two sprint points. On the climb it takes a 4, paid with climbing: Red 3 has eight of those.',
    sprinterNow: 'It needs an 8: five chances in twelve. The climb is close, and there it’s easier, for your climber.',
    second: 'Uphill and fast, an attack needs only 4: three squares a turn, plus 1. And climbing points pay for it. Who goes?',
    threw: 'A 7: you’re away, one square ahead.',
    sprinterUphill: 'Uphill an attack burns climbing points, and Red 1 has two. Red 3 has eight.',
    waitedAgain: 'Nine chances in twelve, and your climber is fresh. What are you waiting for?',
    third: 'You’re one square ahead. More points widen the gap, or make a counter harder. Burn some?',
    further: 'Two squares ahead. Climbing points have no other use once you’re over the top.',
    others: 'You’re away. A counter uphill needs 1 more than your result.',
    done: 'Attack where the group is slow: uphill, or when its pace is low. And with the racer whose points fit the road.',
  },
  sprint: {
    title: 'The line',
    goal: 'Win, even against a better sprinter',
    first:
      'Two squares to the finish. If the group arrives together, the most sprint points left win, whoever stands where. Red 1 has 3, Blue 1 has 4. Who would win a sprint?',
    blue: 'Blue 1',
    blueIsRight: 'Yes: four points against three. So don’t let it come to a sprint.',
    red: 'Red 1',
    redIsWrong: 'Red 1 has three sprint points left, Blue 1 has four. The most points win.',
    first28: 'The racer who stands first',
    firstIsWrong: 'Where a racer stands in the group doesn’t count: points do. (Unless the set-up says “furthest past the line wins”.)',
    second: 'An attack takes you two squares ahead: that’s the line. Who goes?',
    threw: 'A 9: enough. Blue would need 11 to come with you.',
    withSprinter:
      'It would work, but it leaves Red 1 with two points. If Blue follows, you sprint against four. Red 2 is as good an attacker here, and keeps Red 1’s points.',
    waited: 'In the next turn, Blue’s, the group crosses the line together, and Blue 1 wins the sprint.',
    third: 'If Blue follows you over the line, you sprint for it. A point more makes it 10, and Blue needs 12. Burn it?',
    added: 'Blue 1 tried, and threw 5. You win!',
    nothing: 'Eleven or twelve would do for Blue then, or ten with a point. This is the last turn: points are worth nothing after it.',
    done: 'Look at the sprint points long before the line. A team without a sprinter has to arrive alone.',
  },
  leftBehind: {
    title: 'A mechanical',
    goal: 'Come back to the group',
    first:
      'A racer who throws a 1 has a mechanical incident and misses the next move. Red 3 stands on 19, the last racers of the group on 21. In your turn Red 3 may burn stamina: one point a square. How many?',
    chased: 'On 20 Red 3 touches the group, and rides with it again.',
    stayed: 'Then the group rides on without Red 3, and every turn makes the way back longer.',
    done: 'Incidents are an option. With them, an attack always risks one throw in twelve.',
  },
  before: {
    title: 'Before the start',
    goal: 'Make three racers',
    first:
      'Each racer gets 15 points for sprint, stamina and climbing, ten at most for one skill. Everybody sees them. Give your first racer points, or take the usual three.',
    usual: 'A sprinter, a rouleur and a climber: good on any road.',
    own: 'A racer of your own. The others follow in turn, racer by racer.',
    second: 'Then everyone lines up, four to a square. Place a racer.',
    placed:
      'The first square pays for a fast pace, but it’s the only one you can attack from. In a long race it hardly matters where you start.',
    done: 'Look at the road before you give points: a finish on the flat wants a sprinter, one on a climb a climber.',
  },
  stages: {
    title: 'Stage races',
    goal: 'Take a top, read the classification',
    first: 'In a stage race climbs count: 5, 3, 2 and 1 points for the first four over the top, which is on 22. You’re on 21. Attack?',
    threw: 'An 8: enough.',
    stayed:
      'Then the group goes over the top together, and points decide who was first. An attack needs only 3 here, and alone the five points are yours.',
    sprinter: 'Red 1 has two climbing points. Red 3 has eight, and just as far to go.',
    second: 'You’re away. Burn more for a longer lead, or save the points?',
    top: 'Nobody follows: first over the top, five points for the climbers’ classification.',
    third:
      'At the finish the winner gets 0 points, and the lowest total leads the race. The others get the place of the first racer in their group, minus one, but at least 1. You come in fifth, in the winner’s own group. How many do you get?',
    one: '1',
    oneIsRight: 'The racers of the winner’s group all get 1, whatever their place.',
    zero: '0',
    zeroIsWrong: 'Only the winner gets 0. The others of the winner’s group get 1.',
    fifth: '5',
    fifthIsWrong: 'The group counts, not the place: everybody in the winner’s group gets 1. Each turn later costs one more.',
    done: 'Between two stages each racer gets six points back, but no skill goes above where it started. So don’t empty anyone too early.',
  },
  oneMinute: {
    groups: {
      title: 'Groups roll',
      sentences: [
        'Each player has three racers, and racers ride in groups: every turn each group rolls at its pace, further downhill, not as far uphill.',
        'A player with a racer in the first square of a group sets its pace; at a fast pace everyone in that square burns a point each turn.',
      ],
      caption: 'Four racers on the first square and no gap behind it: one group of six.',
    },
    escape: {
      title: 'Break away',
      sentences: [
        'Once a turn you may attack from the first square: burn a point and throw the die; if it shows what the wheel asks for, you’re away.',
        'Everyone who stood beside you may try to follow, and needs more than you had.',
      ],
      caption: 'Red 1 has broken away and leads by two squares.',
    },
    sprint: {
      title: 'At the line',
      sentences: ['The first racer on the finish square wins; if a group arrives together, the most sprint points left decide.'],
      caption: 'Two squares to go. Together they sprint; alone you have won.',
    },
  },
  glossary: terms({
    group: {
      term: 'group',
      spellings: ['groups'],
      meaning: 'Racers on squares without a gap between them, with four in the first square. Fewer than four in front have broken away.',
    },
    pace: {
      term: 'pace',
      spellings: ['paces'],
      meaning: 'How far a group rolls in a turn: slow, steady or fast; 2, 4 or 6 squares on the flat.',
    },
    'first square': {
      term: 'first square',
      meaning: 'The foremost square of a group. From there you attack and set the pace, and there you pay for a fast one.',
    },
    burn: {
      term: 'burn',
      spellings: ['burns', 'burnt', 'burning'],
      meaning: 'Use up a point of a racer. Only a feed zone gives points back during a race.',
    },
    breakaway: {
      term: 'breakaway',
      spellings: ['breakaways', 'break away', 'breaks away', 'broke away'],
      meaning:
        'An attack from the first square: a point, a throw of the die, and a lead of one square uphill, two on the flat, three downhill.',
    },
    escapee: { term: 'escapee', spellings: ['escapees'], meaning: 'The racer who has just broken away.' },
    counter: {
      term: 'counter',
      spellings: ['counters', 'go after'],
      meaning: 'An attempt to follow an escapee from the same square; it needs more than the attacker had.',
    },
    shuffle: {
      term: 'shuffle',
      spellings: ['make room', 'makes room'],
      meaning: 'Move one of your racers to another square of their group. If it’s full, one of its four goes a square back.',
    },
    wheel: { term: 'wheel', meaning: 'Shows how far each pace takes a group, and what an attack and a counter need.' },
    'feed zone': {
      term: 'feed zone',
      spellings: ['feed zones', 'feeds', 'feed'],
      meaning: 'Squares marked R: a racer who ends a turn there gets two points, once in each zone.',
    },
    stamina: { term: 'stamina', meaning: 'Points that pay for a fast pace on any road, and for chasing after a mechanical incident.' },
    'sprint points': {
      term: 'sprint points',
      spellings: ['sprint point'],
      meaning: 'They pay for attacks on the flat and downhill, and decide a group’s sprint at the line.',
    },
    climbing: { term: 'climbing', meaning: 'Points that pay uphill, for attacks and for the pace.' },
    'mechanical incident': {
      term: 'mechanical incident',
      spellings: ['incident', 'incidents'],
      meaning: 'After a 1 on the die a racer misses the next move, and has to burn stamina to come back.',
    },
  }),
  meanings: {
    give: 'How good your racer is, for the whole race: 15 points for sprint, stamina and climbing. Look at the road first; “the usual three” are good anywhere.',
    place: 'Where your racer waits for the start. From the first square of a group you can attack, but there you also pay for a fast pace.',
    ride: 'Your turn begins: every group on the road rolls once, at the pace it has. There is nothing to decide yet.',
    chase:
      'Your racer lost the group after an incident. Each stamina point brings them one square closer; once they touch a group they ride with it again.',
    breakAway:
      'Your one chance this turn to ride away from a group. It costs a point at once, whatever the die shows; the slower the group, the less you need.',
    spend:
      'The die has fallen. One point adds 1 to it: that may save the attempt, or make it harder to follow. Another takes you one square further.',
    counter:
      'Someone beside you has broken away, and you may try to go with them, once. It costs a point at once, and you need more than they had.',
    add: 'You are one short. One more point, and you follow; without it, the point you have already burnt is lost.',
    shuffle:
      'You may move one of your racers inside this group: to the front to attack and set the pace, or back to save points. With fewer than four in the first square, those in front ride off alone.',
    pushBack: 'The square is full, so one of its four goes a square back: a teammate who needs rest, or an opponent who wants to attack.',
    burn: 'At a fast pace every racer in the first square pays a point. Burn the skill you’ll need least on the rest of the road.',
    setPace:
      'How far this group rolls in the coming turns. Speeding up costs a point now, and fast costs everyone in its first square a point each turn; slowing down is free.',
    feed: 'Two points for one skill. Which one will still decide something before the line?',
  },
  firstRace: {
    title: 'Your first race',
    hello:
      'Sixty squares, one hill, three teams. You are Red: racer 1 sprints, 2 has stamina, 3 climbs. The first racer on the finish square wins.',
    breakAway:
      'From the first square you may attack. Each choice shows your chance; the point is gone either way. Don’t burn too many before the hill.',
    counter: 'An opponent is away! You may try to follow, and need more than they threw. Letting them go is fine if your group can chase.',
    feed: 'Food! Two points for one skill. Think of what’s ahead: after the hill it’s flat to the line.',
    pace: 'You stand at the front of this group, so you set its pace. Fast costs everyone in the first square a point each turn.',
    shuffle: 'You may move one of your racers inside the group. The first square attacks and sets the pace; the second saves points.',
    burnt: 'A fast pace has just cost you points. Is it worth it? Only if it hurts the others more.',
    climb: 'Uphill an attack needs far less, and climbing points pay for it. This is where racer 3 is at home.',
    sprint: 'The finish is near. Count sprint points: if you have the most in your group, stay together; if not, attack before the line.',
    won: 'You win! You know all you need: groups, pace, and when to burn a point.',
    lost: 'Beaten this time. Try again: save points early, and attack where the road makes it easy.',
  },
  warnings: {
    lastTurn:
      'The race will probably be over before your next turn, and others have more sprint points. Points you keep are worth nothing then: attack now.',
    lastClimb: ({ rider, points }: { rider: string; points: number }) =>
      `This is the last climb. ${rider} has ${points} climbing points, and they are worth nothing after the top.`,
  },
  reasons: {
    position: 'It brings your racers to the front, where the race is decided.',
    reserves: 'It saves points that you’ll need further up the road.',
    shelter: 'It keeps your racers in company, where the group does the work.',
    safety: 'It avoids an incident that would leave a racer behind.',
    finish: 'It gives you the best chance at the line.',
  },
};

export type CoachSentences = typeof en;
