export interface Dated {
  publishedAt: Date;
  updatedAt: Date;
}

/** When an article last changed for readers: its publication, or a later edit. */
export const lastChange = ({ publishedAt, updatedAt }: Dated): Date =>
  updatedAt > publishedAt ? updatedAt : publishedAt;
