import { SureButton, useWords } from '@gruppetto/ui';
import { byName } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { server } from '../api/server.ts';
import { useAnswer } from '../people/use-answer.ts';
import { AskForm } from './AskForm.tsx';

/** The people you race with. */
export function FriendsCard({ name }: { name: string }) {
  const { people: words } = useWords();
  const { value: friends = [], again } = useAnswer((signal) => server.friends(signal), name);
  const remove = async (friend: string) => {
    await server.removeFriend(friend);
    again();
  };
  return (
    <section className="card account-card" aria-labelledby="friends-title">
      <h2 id="friends-title">{words.friends}</h2>
      <p className="soft">{words.friendsHint}</p>
      {friends.length === 0 ? (
        <p>{words.noFriends}</p>
      ) : (
        <ul className="friends">
          {byName(friends).map((friend) => (
            <li key={friend.name}>
              <span>
                <Link to="/players/$name" params={{ name: friend.name }}>
                  {friend.name}
                </Link>{' '}
                <small className="soft">{friend.mutual ? words.mutual : words.notMutual}</small>
              </span>
              <SureButton label={words.remove(friend.name)} sure={words.removeSure} onSure={() => void remove(friend.name)} />
            </li>
          ))}
        </ul>
      )}
      <AskForm
        fields={[{ name: 'name', label: words.friendName }]}
        submit={words.addFriend}
        ask={(values) => server.addFriend(values.name?.trim() ?? '')}
        onDone={again}
      />
    </section>
  );
}
