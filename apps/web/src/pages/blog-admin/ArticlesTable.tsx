import type { ListedPost } from '@org/api-contract';
import { Badge, Button, Stack, Table, type TableColumn } from '@org/ui';
import { previewPath } from '@org/public-pages/paths.ts';
import { shortDate } from '#listing/short-date.ts';
import { paths } from '#paths.ts';
import { ArticleMenu } from './ArticleMenu.tsx';
import { instantInWords } from './instant-in-words.ts';

interface ArticlesTableProps {
  posts: readonly ListedPost[];
  /** The ids of the selected articles, of this page or of others. */
  selected: ReadonlySet<number>;
  onSelect: (posts: readonly ListedPost[], isSelected: boolean) => void;
  onEdit: (id: number) => void;
  onDeleted: (post: ListedPost) => void;
}

/** The articles of a page, each with its state, its dates and a menu. On a phone each is a card. */
export const ArticlesTable = ({ posts, selected, onSelect, onEdit, onDeleted }: ArticlesTableProps) => (
  <Table
    caption="Articles"
    narrow="cards"
    rows={posts}
    rowKey={({ id }) => id}
    columns={columnsOf({ onEdit, onDeleted })}
    selection={{
      selected,
      onSelect,
      labelOf: ({ title }) => `Select “${title}”`,
      allLabel: 'Select every article on this page',
    }}
  />
);

const columnsOf = ({
  onEdit,
  onDeleted,
}: Pick<ArticlesTableProps, 'onEdit' | 'onDeleted'>): TableColumn<ListedPost>[] => [
  { key: 'title', header: 'Title', cell: (post) => <Title post={post} /> },
  {
    key: 'state',
    header: 'State',
    cell: ({ status, isStale, sharesKeyword }) => (
      <Stack gap={1}>
        <Badge variant={status === 'published' ? 'primary' : 'secondary'}>{status}</Badge>
        {isStale && (
          <Badge variant="warning" style={{ whiteSpace: 'nowrap' }}>
            Out of date
          </Badge>
        )}
        {sharesKeyword && <Badge variant="warning">Same keyword as another article</Badge>}
      </Stack>
    ),
  },
  { key: 'keyword', header: 'Keyword', cell: ({ targetKeyword }) => targetKeyword },
  {
    key: 'appears',
    header: 'Appears',
    cell: ({ publishedAt, scheduledFor }) => (
      <span>
        {scheduledFor
          ? instantInWords(scheduledFor)
          : publishedAt
            ? `Since ${shortDate(publishedAt)}`
            : 'Not yet'}
      </span>
    ),
  },
  { key: 'changed', header: 'Last changed', cell: ({ updatedAt }) => shortDate(updatedAt) },
  {
    key: 'actions',
    header: 'Actions',
    cell: (post) => (
      <Stack direction="row" gap={1} wrap={false} align="center">
        <Button onClick={() => onEdit(post.id)} aria-label={`Edit “${post.title}”`}>
          Edit
        </Button>
        <ReadLink post={post} />
        <ArticleMenu post={post} onDeleted={() => onDeleted(post)} />
      </Stack>
    ),
  },
];

const Title = ({ post: { title, isStale, isEdited } }: { post: ListedPost }) => (
  <Stack gap={1}>
    <span>{title}</span>
    {isStale && (
      <small>
        It states something that our tables no longer say.{isEdited === true && ' It was edited by hand.'}
      </small>
    )}
  </Stack>
);

function ReadLink({ post: { id, title, slug, status } }: { post: ListedPost }) {
  const isPublished = status === 'published';
  const name = isPublished ? 'View' : 'Preview';
  return (
    <Button asChild variant="quiet">
      <a
        href={isPublished ? paths.articleOf(slug) : previewPath(id)}
        target="_blank"
        rel="noopener"
        aria-label={`${name} “${title}” (opens in a new tab)`}
      >
        {name}
      </a>
    </Button>
  );
}
