import type { ListedPost } from '@org/api-contract';
import {
  Badge,
  Button,
  Link as TextLink,
  Stack,
  Table,
  type DropdownMenuItem,
  type TableColumn,
} from '@org/ui';
import { previewPath } from '@org/public-pages/paths.ts';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { shortDate, instantInWords } from '#listing/dates-in-words.ts';
import { paths } from '#paths.ts';
import { ArticleMenu } from './ArticleMenu.tsx';

interface ArticlesTableProps {
  posts: readonly ListedPost[];
  /** The ids of the selected articles, of this page or of others. */
  selected: ReadonlySet<number>;
  onSelect: (posts: readonly ListedPost[], isSelected: boolean) => void;
  /** The link that opens the editor of an article. */
  linkTo: (id: number) => LinkProps;
  onDeleted: (post: ListedPost) => void;
}

/** The articles of a page, each with its state, its dates and a menu. On a phone each is a card with fewer facts. */
export function ArticlesTable({ posts, selected, onSelect, linkTo, onDeleted }: ArticlesTableProps) {
  const isNarrow = useIsNarrow();
  const columns = columnsOf({ isNarrow, linkTo, onDeleted });
  return (
    <Table
      caption="Articles"
      hidesCaption
      narrow="cards"
      rows={posts}
      rowKey={({ id }) => id}
      columns={isNarrow ? columns.filter(({ key }) => !wideOnly.has(key)) : columns}
      selection={{
        selected,
        onSelect,
        labelOf: ({ title }) => `Select “${title}”`,
        allLabel: 'Select every article on this page',
      }}
    />
  );
}

/** The columns that a phone leaves out, so that an article takes two or three lines. The editor shows the keyword. */
const wideOnly: ReadonlySet<string> = new Set(['keyword', 'changed']);

interface ColumnsOptions extends Pick<ArticlesTableProps, 'linkTo' | 'onDeleted'> {
  isNarrow: boolean;
}

const columnsOf = ({ isNarrow, linkTo, onDeleted }: ColumnsOptions): TableColumn<ListedPost>[] => [
  { key: 'title', header: 'Title', cell: (post) => <Title post={post} link={linkTo(post.id)} /> },
  {
    key: 'state',
    header: isNarrow ? '' : 'State',
    cell: ({ status, isStale, sharesKeyword }) => (
      <Stack direction="row" gap={1}>
        <Badge variant={status === 'published' ? 'success' : 'secondary'}>{status}</Badge>
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
    header: 'Published',
    cell: ({ publishedAt, scheduledFor }) => (
      <span style={scheduledFor ? undefined : { whiteSpace: 'nowrap' }}>
        {scheduledFor ? instantInWords(scheduledFor) : publishedAt ? shortDate(publishedAt) : 'Not yet'}
      </span>
    ),
  },
  { key: 'changed', header: 'Last changed', cell: ({ updatedAt }) => shortDate(updatedAt) },
  {
    key: 'actions',
    header: 'Actions',
    cell: (post) => {
      const menu = (first: DropdownMenuItem[]) => (
        <ArticleMenu post={post} first={first} onDeleted={() => onDeleted(post)} />
      );
      const read = <ReadLink post={post} />;
      return isNarrow ? (
        menu([{ key: 'read', label: read, asChild: true }])
      ) : (
        <Stack direction="row" gap={1} wrap={false} justify="between">
          <Button asChild variant="quiet">
            {read}
          </Button>
          {menu([])}
        </Stack>
      );
    },
  },
];

interface TitleProps {
  post: ListedPost;
  link: LinkProps;
}

const Title = ({ post: { title, isStale, isEdited }, link }: TitleProps) => (
  <Stack gap={1}>
    <TextLink asChild>
      <Link {...link}>{title}</Link>
    </TextLink>
    {isStale && (
      <small>
        It has a fact that our tables no longer have.{isEdited === true && ' It was edited by hand.'}
      </small>
    )}
  </Stack>
);

interface ReadLinkProps extends ComponentProps<'a'> {
  post: ListedPost;
}

function ReadLink({ post: { id, title, slug, status }, ...rest }: ReadLinkProps) {
  const isPublished = status === 'published';
  const name = isPublished ? 'View' : 'Preview';
  return (
    <a
      {...rest}
      href={isPublished ? paths.articleOf(slug) : previewPath(id)}
      target="_blank"
      rel="noopener"
      aria-label={`${name} “${title}” (opens in a new tab)`}
    >
      {name}
    </a>
  );
}
