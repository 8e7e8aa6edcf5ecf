/** What the web app draws of the blog in the same way as the server. */
export { ArticleListing } from './ArticleListing.tsx';
export { BlogHead } from './BlogHead.tsx';
