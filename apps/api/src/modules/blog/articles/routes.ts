import type { BlogPost } from '@org/api-contract';
import { pageSize } from '@org/api-contract/values';
import { ApiError } from '#kernel/api-error.ts';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { addInternalLinks } from './add-internal-links.ts';
import { changeMany } from './change-many.ts';
import { checkText } from './check-text.ts';
import { deleteArticle, restoreArticle } from './delete-article.ts';
import { initializeBlog } from './initialize-blog.ts';
import { newestArticles, postOfArticle, publishedPage } from './published-queries.ts';
import { publishArticle, unpublishArticle } from './publish-article.ts';
import { pageOfArticles } from './listed-queries.ts';
import { allPosts, postById, type Post, revisionsOf } from './queries.ts';
import { removeImage, setImage } from './images.ts';
import { lastRunOfLinks, undoInternalLinks } from './undo-internal-links.ts';
import { updateArticle } from './save-text.ts';
import { rewriteArticle, writeArticle, writeNextArticle } from './write-article.ts';

const blogPost = ({
  updatedBy: _editor,
  figure: _figure,
  imageWidth: _width,
  imageHeight: _height,
  ...post
}: Post): BlogPost => ({
  ...post,
  publishedAt: post.publishedAt?.toISOString() ?? null,
  scheduledFor: post.scheduledFor?.toISOString() ?? null,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
});

export const articleRoutes = (services: Services) =>
  ({
    'GET /api/blog/published': ({ query }) =>
      services.lists.read(async (db) => {
        if (Object.keys(query).length === 0)
          return { posts: (await newestArticles(db, {})).map(postOfArticle) };
        const { category, page = 1, limit = pageSize } = query;
        const { posts, total, categories } = await publishedPage(db, { category, page, limit });
        return { posts, total, totalPages: Math.ceil(total / limit), categories };
      }),
    'GET /api/blog/posts': async ({ query }) =>
      Object.keys(query).length === 0
        ? { posts: (await allPosts(services.db)).map(blogPost) }
        : pageOfArticles(services.db, query),
    'GET /api/blog/posts/{id}': async ({ params }) => {
      const post = await postById(services.db, params.id);
      if (!post) throw new ApiError('not_found');
      return { post: blogPost(post) };
    },
    'PUT /api/blog/posts/{id}': async ({ params, body, caller }) => ({
      post: blogPost(await updateArticle(services, caller.uid, params.id, body)),
    }),
    'POST /api/blog/posts/{id}/publish': async ({ params, body }) => ({
      post: blogPost(await publishArticle(services, params.id, body.publishAt)),
    }),
    'POST /api/blog/posts/{id}/unpublish': async ({ params }) => ({
      post: blogPost(await unpublishArticle(services, params.id)),
    }),
    'POST /api/blog/posts/{id}/rewrite': async ({ params }) => {
      const { post, length } = await rewriteArticle(services, params.id);
      return { post: blogPost(post), length };
    },
    'PUT /api/blog/posts/{id}/image': async ({ params, body }) => ({
      post: blogPost(await setImage(services, params.id, body)),
    }),
    'DELETE /api/blog/posts/{id}/image': async ({ params }) => ({
      post: blogPost(await removeImage(services, params.id)),
    }),
    'DELETE /api/blog/posts/{id}': async ({ params }) => {
      await deleteArticle(services, params.id);
      return { deleted: true };
    },
    'POST /api/blog/posts/{id}/restore': async ({ params }) => ({
      post: blogPost(await restoreArticle(services, params.id)),
    }),
    'POST /api/blog/check': async ({ body }) => ({ checks: await checkText(services.db, body) }),
    'POST /api/blog/change-posts': ({ body }) => changeMany(services, body.action, body.ids),
    'GET /api/blog/posts/{id}/revisions': async ({ params }) => ({
      revisions: await revisionsOf(services.db, params.id),
    }),
    'POST /api/blog/initialize': () => initializeBlog(services),
    'POST /api/blog/add-internal-links': () => addInternalLinks(services),
    'GET /api/blog/link-run': async () => ({ lastRun: await lastRunOfLinks(services.db) }),
    'POST /api/blog/undo-internal-links': () => undoInternalLinks(services),
    'POST /api/blog/generate': async ({ body }) => {
      const { post, length } = await writeArticle(services, body.keyword, body.settings);
      return { post: blogPost(post), length };
    },
    'POST /api/blog/generate-random': async () => {
      const { keyword, post, length } = await writeNextArticle(services);
      return { keyword, post: blogPost(post), length };
    },
  }) satisfies Partial<Handlers>;
