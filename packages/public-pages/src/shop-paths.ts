/** Shop pages. The server renders them, because they name the operator. */
export const shopPaths = {
  howWeKnow: '/how-we-know',
  about: '/about',
  contact: '/contact',
  refunds: '/refunds',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  imprint: '/imprint',
} as const;
