import { useParams } from '@tanstack/react-router';
import { SetupPage } from '../setup/SetupPage.tsx';
import { LocalTablePage } from './LocalTablePage.tsx';

export function SetupRoute() {
  const { game } = useParams({ from: '/new/$game' });
  return <SetupPage key={game} id={game} />;
}

export function TableRoute() {
  const { id } = useParams({ from: '/table/$id' });
  return <LocalTablePage key={id} id={id} />;
}
