import { Disclosure } from '@org/ui';
import { checkArticle } from './check-article.ts';

/** What the edited article has and lacks, as it is typed. */
export function Checklist({ article }: { article: Parameters<typeof checkArticle>[0] }) {
  const checks = checkArticle(article);
  const missing = checks.filter(({ isMet }) => !isMet);
  const required = missing.filter(({ isRequired }) => isRequired).length;
  const summary =
    missing.length === 0
      ? 'Checklist: everything is there'
      : `Checklist: ${required > 0 ? `${required} missing for publication, ` : ''}${missing.length - required} to improve`;
  return (
    <Disclosure label={summary}>
      <ul>
        {checks.map(({ name, isMet, isRequired }) => (
          <li key={name}>
            {isMet ? '✓' : isRequired ? '✗ Required:' : '– Advised:'} {name}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
