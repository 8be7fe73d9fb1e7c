import type { ApiDeps, ApiKeys } from '../deps.ts'

/** The keys that sign cookies and links; the secret by default. */
export const resolveApiKeys = ({ keys, secret }: Pick<ApiDeps, 'keys' | 'secret'>): ApiKeys =>
  keys ?? { cookie: secret, link: secret, order: secret }
