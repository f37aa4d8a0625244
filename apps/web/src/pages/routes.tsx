import { useParams } from '@tanstack/react-router';
import { SetupPage } from './SetupPage.tsx';
import { TablePage } from './TablePage.tsx';

export function SetupRoute() {
  const { game } = useParams({ from: '/new/$game' });
  return <SetupPage key={game} id={game} />;
}

export function TableRoute() {
  const { id } = useParams({ from: '/table/$id' });
  return <TablePage key={id} id={id} />;
}
