/** People's own bots are rated apart from people: each token by itself, under the name that it last rode with. */
export const botRatingsMigration = {
  id: 13,
  name: 'bot ratings',
  statements: [
    `create table bot_ratings (
      token text not null references api_tokens on delete cascade,
      game text not null,
      name text not null default '',
      mu double precision not null,
      sigma double precision not null,
      races integer not null,
      touched bigint not null,
      primary key (token, game)
    )`,
    'create index bot_ratings_game on bot_ratings (game)',
  ],
} as const;
