import { Button, type ButtonProps } from '@org/ui';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from '#session/useSession.ts';

/** A button to buy access. While a payment is being processed, it says so instead. */
export function BuyButton(props: ButtonProps) {
  const { isPending } = useSession();
  if (!isPending) return <Button variant="primary" {...props} />;
  return (
    <span role="status">
      Your payment is being processed. <Link to={paths.success}>Check its status</Link>
    </span>
  );
}
