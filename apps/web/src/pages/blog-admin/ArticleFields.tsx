import type { BlogPost } from '@org/api-contract';
import { slugMaxLength } from '@org/api-contract/values';
import { Input, Textarea } from '@org/ui';

/** The fields that {@link ArticleFields} shows. */
export const shortFields = ['title', 'slug', 'targetKeyword', 'metaDescription'] as const;

interface ArticleFieldsProps {
  copy: BlogPost;
  /** The objections of the server, by field. */
  problems: Partial<Record<string, string>>;
}

/** The form replaces its fields when they are refilled, which would lose the focus. */
const focusWhenShown = (field: HTMLInputElement | null): void => field?.focus();

/** The fields of an article other than its text. The form reads them by their names. */
export function ArticleFields({ copy, problems }: ArticleFieldsProps) {
  const field = (name: (typeof shortFields)[number]) => ({
    name,
    defaultValue: copy[name],
    error: problems[name],
  });
  return (
    <>
      <Input ref={focusWhenShown} label="Title" required maxLength={300} {...field('title')} />
      <Input
        label="Address"
        required
        maxLength={slugMaxLength}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        hint="Small letters, digits and hyphens. The old address redirects to the new one."
        {...field('slug')}
      />
      <Input label="Target keyword" maxLength={120} {...field('targetKeyword')} />
      <Textarea
        label="Meta description"
        rows={2}
        maxLength={320}
        hint={`${copy.metaDescription.length} characters; search engines show about 155.`}
        {...field('metaDescription')}
      />
    </>
  );
}
