import type { ApiDeps, ApiKeys } from '../deps.ts'

/** What signs cookies and links: the secret, where nothing else was given. */
export const resolveApiKeys = ({ keys, secret }: Pick<ApiDeps, 'keys' | 'secret'>): ApiKeys =>
  keys ?? { cookie: secret, link: secret, order: secret }
