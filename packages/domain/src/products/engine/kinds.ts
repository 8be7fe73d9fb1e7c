/** Everything that has rules and a price of its own. */
export const ARTICLE_KINDS = [
  'photo-frame',
  'collage',
  'calendar',
  'photobook',
  'photobox',
  'photoprint',
  'card',
  'accessory',
  'gift-voucher',
] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]

export const isArticleKind = (value: unknown): value is ArticleKind =>
  ARTICLE_KINDS.includes(value as ArticleKind)
