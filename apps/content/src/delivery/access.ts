import type { Context } from 'hono'

export interface Tokens {
  /** Without one, published stories may be read by anybody. */
  token?: string
  /** Without one, drafts may be read by nobody. */
  previewToken?: string
}

export type Access = { version: 'published' | 'draft' } | { refused: true }

/** What the request's token may read: a public token only what is published, the preview token drafts too. */
export function accessOf(c: Context, { token, previewToken }: Tokens): Access {
  const given = c.req.query('token') ?? ''
  const preview = previewToken !== undefined && given === previewToken
  const draft = c.req.query('version') === 'draft'
  if (draft) return preview ? { version: 'draft' } : { refused: true }
  return preview || token === undefined || given === token ? { version: 'published' } : { refused: true }
}
