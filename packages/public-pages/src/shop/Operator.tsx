import { Fragment } from 'react';
import type { Operator as OperatorFacts } from '../article-page.ts';

/** Name and postal address, one line per part. */
export const OperatorAddress = ({ operator: { name, address } }: { operator: OperatorFacts }) => (
  <address>
    {[name, ...address.split(',')].map((line) => (
      <Fragment key={line}>
        {line.trim()}
        <br />
      </Fragment>
    ))}
  </address>
);

export const MailLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;
